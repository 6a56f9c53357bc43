import { withheldNotice } from '@clausewright/library/clauses';
import { expect, test } from 'vitest';
import { austrianWorkshops } from '../../../../library/types/return-refund-policy/testing/union-sellers.ts';
import { type Visitor, visitor } from '../agreements/testing/visitor.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { releaseWording } from './release-wording.ts';

const database = useTestDatabase();
const type = 'RETURN_REFUND_POLICY';
const english = { ...austrianWorkshops, document_languages: ['en'] };
const both = { ...austrianWorkshops, document_languages: ['en', 'de'] };
/** Of the model, of point 3 of its notes, and of the form. */
const prescribed = [
  'Sie haben das Recht, binnen vierzehn Tagen',
  'Wenn Sie diese Online-Funktion nutzen',
  'Wenn Sie den Vertrag widerrufen wollen, dann',
];
const inHtml = withheldNotice('de');

async function release(one: Visitor): Promise<void> {
  const ids = ['at-fagg-anhang-1a', 'at-fagg-anhang-1b', 'crd-annex-ia-point-3'];
  const named = ids.map((id) => ({ id, language: 'de' as const }));
  const now = new Date('2026-11-22T10:00:00Z');
  const released = await releaseWording(one.ports, { named, comparedWith: 'BGBl. I Nr. 59/2026', now });
  expect(released).toMatchObject({ ok: true });
}

async function previewed(one: Visitor, more: object = {}): Promise<string> {
  const body = { type, answers: austrianWorkshops, language: 'de', ...more };
  return (await one.call('POST', '/agreement/preview', body))['data'].html as string;
}

const shownOf = (html: string): string[] => prescribed.filter((words) => html.includes(words));

test('in production the preview shows a notice in place of withheld wording, until it is released', async () => {
  await using one = await visitor(database.db, { mode: 'production' });
  const html = await previewed(one);
  expect(shownOf(html)).toEqual([]);
  expect(html.split(inHtml)).toHaveLength(3);
  // Of a language that is not ordered as well, and of one clause alone.
  expect(shownOf(await previewed(one, { answers: english }))).toEqual([]);
  const clause = await previewed(one, { clause: 'rr.withdrawal_form' });
  expect(clause).toContain(inHtml);
  expect(shownOf(clause)).toEqual([]);
  expect(await previewed(one, { language: 'en' })).not.toContain(withheldNotice('en'));
  await release(one);
  const released = await previewed(one);
  expect(shownOf(released)).toEqual(prescribed);
  expect(released).not.toContain(inHtml);
});

test('outside production the preview shows the wording itself', async () => {
  await using one = await visitor(database.db, { mode: 'standalone' });
  const html = await previewed(one);
  expect(shownOf(html)).toEqual(prescribed);
  expect(html).not.toContain(inHtml);
});

test('an update diff omits withheld wording on both sides', async () => {
  await using one = await visitor(database.db, { mode: 'production' });
  let saved = (await one.generate(english, { type, free_only: true }))['data'];
  const changes = async (
    answers: object,
    more: object = {},
  ): Promise<{ change: string; heading: string; html: string }[]> => {
    const path = `/agreement/update/preview/${saved.agreement_id}`;
    const body = { type, answers, edits: 'reset', ...more };
    const shown = await one.call('POST', path, body, saved.access_token as string);
    return shown['data'].languages.flatMap((of: { clauses: object[] }) => of.clauses);
  };
  const page = async (answers: object): Promise<string> =>
    (await changes(answers)).map(({ html }) => html).join('\n');
  const adding = await page(both);
  expect(shownOf(adding)).toEqual([]);
  expect(adding).toContain(inHtml);
  await one.call(
    'POST',
    `/agreement/update/${saved.agreement_id}`,
    {
      request_id: crypto.randomUUID(),
      type,
      answers: austrianWorkshops,
      revision: 1,
      edits: 'reset',
      free_only: true,
    },
    saved.access_token as string,
  );
  // The version that waits has it too: what stays the same is no change.
  const again = await changes(austrianWorkshops, { free_only: true });
  expect(again.filter(({ change }) => change !== 'same')).toEqual([]);
  const leaving = await page({ ...austrianWorkshops, country: 'DE', state: 'DE_BY' });
  expect(leaving).toContain(inHtml);
  expect(leaving).not.toContain('Muster-Widerrufsformular (Österreich)');
  await release(one);
  saved = (await one.generate(english, { type, free_only: true }))['data'];
  expect(shownOf(await page(both))).toEqual(prescribed);
});
