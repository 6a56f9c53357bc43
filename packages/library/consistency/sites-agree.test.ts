import { expect, test } from 'vitest';
import { documentContradictions } from './document-contradictions.ts';
import { sampleDocuments, siteNames } from './testing/sample-documents.ts';

test('documents of one site do not contradict each other', () => {
  const found = siteNames.flatMap((name) => {
    const documents = sampleDocuments(name);
    return documents.flatMap((own) => {
      const others = documents.filter((one) => one !== own);
      return (
        documentContradictions(own, others)
          // Requests about data go to a mailbox of their own, and returns have a line of their own.
          .filter(({ code }) => code !== 'contact-differs' && code !== 'phone-differs')
          .flatMap(({ code, question, other }) =>
            other === undefined ? [] : [`${name} ${own.type} ${code} ${question} ${other.document.type}`],
          )
      );
    });
  });
  expect(found).toEqual([]);
});
