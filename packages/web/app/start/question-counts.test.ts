import { createTranslator } from 'use-intl';
import { expect, test } from 'vitest';
import de from '@clausewright/messages/way-in.de.json';
import en from '@clausewright/messages/way-in.en.json';
import es from '@clausewright/messages/way-in.es.json';
import fr from '@clausewright/messages/way-in.fr.json';
import it from '@clausewright/messages/way-in.it.json';
import nl from '@clausewright/messages/way-in.nl.json';

/** The word for what is left to answer, which the lead and the bar share. */
const open = { en: 'open', de: 'offen', es: 'pendiente', fr: 'ouverte', it: 'apert', nl: 'open' } as const;

test.each(Object.entries({ en, de, es, fr, it, nl }))(
  '%s counts what is open, and apart from it what is prefilled',
  (language, messages) => {
    const t = createTranslator({ locale: language, messages: messages as typeof en, namespace: 'questions' });
    const lead = (filled: number, left: number) => t('lead', { filled, left, minutes: 4 });
    expect(lead(32, 9).match(/\d+/gu)).toEqual(['9', '4', '32']);
    expect(t('open', { left: 9, count: 12 }).match(/\d+/gu)).toEqual(['9', '12']);
    const word = open[language as keyof typeof open];
    expect(
      [lead(32, 9), lead(0, 1), t('open', { left: 9, count: 12 })].every((said) => said.includes(word)),
    ).toBe(true);
    expect(lead(0, 9).match(/\d+/gu)).toEqual(['9', '4']);
    // Nothing is left: no minutes.
    expect(lead(32, 0).match(/\d+/gu)).toEqual(['32']);
  },
);
