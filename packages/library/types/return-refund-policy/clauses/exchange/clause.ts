import { takesBack } from '../../sells.ts';
import { clause } from '../../clause.ts';

// Voluntary exchange; a replacement for faulty goods stands in the sections on faulty goods and on the legal guarantee.
export const exchange = clause({
  id: 'rr.exchange',
  version: 2,
  when: (a) => takesBack(a),
  ground: { answers: ['exchange'] },
  parts: {
    none: {
      meets: ['practice-rr-exchange', 'us-ca-1723'],
      answers: ['exchange'],
      when: (a) => a.exchange === 'none' && a.returns_offered !== 'exchange-only',
    },
    // Whoever takes goods back for an exchange only exchanges at least for the same.
    same: {
      meets: ['practice-rr-exchange', 'us-ca-1723'],
      answers: ['exchange'],
      when: (a) => a.exchange === 'same' || (a.exchange === 'none' && a.returns_offered === 'exchange-only'),
    },
    any: {
      meets: ['practice-rr-exchange', 'us-ca-1723'],
      answers: ['exchange'],
      when: (a) => a.exchange === 'any',
    },
  },
  texts: import.meta.url,
});
