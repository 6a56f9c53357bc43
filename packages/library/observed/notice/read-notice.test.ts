import { expect, test } from 'vitest';
import { imprints } from '../testing/imprints.ts';
import { type Notice, readNotice } from './read-notice.ts';

test.each(imprints)('the imprint is read: $id', ({ text, hint, facts }) => {
  const notice = readNotice(text, hint);
  const read = Object.keys(facts).map((fact) => [fact, notice[fact as keyof Notice]?.value ?? null]);
  expect(Object.fromEntries(read)).toEqual(facts);
});

const firm = 'Nordlicht GmbH\nHafenstraße 12\n24103 Kiel\n';

test.each([
  ['HRB 12345 Amtsgericht Stuttgart. USt-IdNr. DE123456789', 'HRB 12345, Amtsgericht Stuttgart'],
  ['HRB 12345 Amtsgericht Stuttgart USt-IdNr. DE123456789', 'HRB 12345, Amtsgericht Stuttgart'],
  ['Amtsgericht Stuttgart HRB 12345', 'HRB 12345, Amtsgericht Stuttgart'],
  ['Registergericht Stuttgart, HRB 12345. Geschäftsführer: Ole Hansen', 'HRB 12345, Amtsgericht Stuttgart'],
  ['Registergericht: AG Stuttgart\nRegisternummer: HRB 12345', 'HRB 12345, Amtsgericht Stuttgart'],
  ['Registergericht:\nAmtsgericht Stuttgart\nHRB 12345', 'HRB 12345, Amtsgericht Stuttgart'],
  ['AG Stuttgart, HRB 12345', 'HRB 12345, Amtsgericht Stuttgart'],
  ['HRB 12345 AG Stuttgart', 'HRB 12345, Amtsgericht Stuttgart'],
  ['HRB 12345, AG Stuttgart · Steuernummer 99/123', 'HRB 12345, Amtsgericht Stuttgart'],
  ['Handelsregister: HRB 12345 (Amtsgericht Stuttgart)', 'HRB 12345, Amtsgericht Stuttgart'],
  ['Handelsregister: Amtsgericht Stuttgart, HR B 12 345', 'HRB 12345, Amtsgericht Stuttgart'],
  [
    'Eingetragen im Handelsregister des Amtsgerichts Stuttgart unter HRB-Nr. 12345',
    'HRB 12345, Amtsgericht Stuttgart',
  ],
  ['Amtsgericht Stuttgart (HRB 12345)', 'HRB 12345, Amtsgericht Stuttgart'],
  ['Amtsgericht: HRB 12345', 'HRB 12345'],
  ['HRA 678 B, Amtsgericht Charlottenburg (Berlin)', 'HRA 678 B, Amtsgericht Charlottenburg (Berlin)'],
  ['Amtsgericht Berlin Charlottenburg HRB 678 B', 'HRB 678 B, Amtsgericht Berlin Charlottenburg'],
  ['Amtsgericht Frankfurt am Main, HRB 1', 'HRB 1, Amtsgericht Frankfurt am Main'],
  ['Amtsgericht Frankfurt a. M. HRB 1', 'HRB 1, Amtsgericht Frankfurt a. M.'],
  ['Amtsgericht Frankfurt/Main HRB 1', 'HRB 1, Amtsgericht Frankfurt/Main'],
  ['HRB 1 Amtsgericht Freiburg i. Br. USt-ID: DE123456789', 'HRB 1, Amtsgericht Freiburg i. Br.'],
  ['Amtsgericht Bad Homburg v. d. H., HRB 1', 'HRB 1, Amtsgericht Bad Homburg v. d. H.'],
  ['Amtsgericht Halle (Saale) HRA 1', 'HRA 1, Amtsgericht Halle (Saale)'],
  ['Amtsgericht Neustadt an der Weinstraße. HRB 1', 'HRB 1, Amtsgericht Neustadt an der Weinstraße'],
  ['Nordlicht AG Stuttgart\nHRB 1', 'HRB 1'],
  ['FN 123456a, Landesgericht St. Pölten. UID: ATU12345678', 'FN 123456 a, Landesgericht St. Pölten'],
  ['Firmenbuch: FN 123456 a, LG Salzburg', 'FN 123456 a, Landesgericht Salzburg'],
  [
    'Firmenbuchnummer 123456a\nFirmenbuchgericht: HG Wien UID: ATU12345678',
    'FN 123456 a, Handelsgericht Wien',
  ],
  ['FN 123456a Landesgericht für ZRS Graz', 'FN 123456 a, Landesgericht Graz'],
  ['Landesgericht Ried im Innkreis, FN 123456 a', 'FN 123456 a, Landesgericht Ried im Innkreis'],
])('the register ends with its court: %s', (line, register) => {
  expect(readNotice(`${firm}${line}`, null).register?.value).toBe(register);
});
