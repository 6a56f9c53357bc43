import { expect, test } from 'vitest';
import { chooseCopy, comparer, type CopyText, share } from './compare-copy.ts';
import { createCopyFinder } from './copy-finder.ts';
import { readShownPage } from './read-shown-page.ts';
import { sentencesOf } from './words.ts';

const section = (title: string, ...texts: string[]) => ({
  title,
  number: null,
  sentences: [title, ...texts].flatMap(sentencesOf),
});
const version = (number: number, ...sections: CopyText['sections']): CopyText => ({
  number,
  language: 'en',
  sections,
});

const who = section('Who we are', 'Shop Ltd sells pottery from its workshop in Kehl to people who like it.');
const keep = section(
  'How long',
  'Your data is kept for as long as the contract and the law demand it of us.',
);
const rights = section('Your rights', 'You may ask us at any time what we keep, and have it corrected.');
const current = version(2, who, keep, rights);
const html = ({ sections }: CopyText) =>
  sections
    .map(
      ({ sentences: [title = [], ...rest] }) =>
        `<h2>${title.join(' ')}</h2>${rest.map((words) => `<p>${words.join(' ')}.</p>`).join('')}`,
    )
    .join('');

async function compare(page: string, ...texts: CopyText[]) {
  const read = await readShownPage(page);
  return chooseCopy(texts.map(comparer(read?.words ?? [])));
}

test('a page with all of a version has no faults, whatever typesetting did to it', async () => {
  const set = `<main><h2>1. Who <b>we</b> are</h2><p>Shop&nbsp;Ltd sells pot&shy;tery from its <a href="/">work</a>shop in Kehl to
    people who <em>like</em> it.<ul><li>HOW LONG</ul>${html(version(2, keep, rights))}<script>more</script></main>`;
  expect(await compare(set, current)).toMatchObject({ number: 2, faults: [], missing: 0 });
});

test('names the sections that are missing or differ', async () => {
  const edited = `${html(version(2, who))}<h2>How long</h2><p>Your data is kept for ten years. The law demands it.</p>`;
  const found = await compare(edited, current);
  expect(found?.faults).toEqual([
    { title: 'How long', number: null, change: 'missing' },
    { title: 'Your rights', number: null, change: 'missing' },
  ]);
  const longer = section(
    'How long',
    'Your data is kept for as long as the contract and the law demand.',
    'Not longer.',
  );
  expect(
    (
      await compare(
        html(version(1, who, longer)),
        version(2, who, section('How long', 'Not longer.', 'Some more words.')),
      )
    )?.faults,
  ).toEqual([{ title: 'How long', number: null, change: 'changed' }]);
});

test('tells versions apart where one only adds to the other', async () => {
  const shorter = version(1, who, keep);
  expect(await compare(html(shorter), current, shorter)).toMatchObject({ number: 1, faults: [] });
  expect(await compare(html(current), current, shorter)).toMatchObject({ number: 2, faults: [] });
  const newest = version(3, who);
  expect(await compare(html(current), newest, current, shorter)).toMatchObject({ number: 2, faults: [] });
  // Taken back: the same words again are the newer version.
  expect(await compare(html(current), version(4, ...current.sections), current)).toMatchObject({ number: 4 });
});

test('a page about something else carries nothing', async () => {
  const other = await compare('<p>Bowls and cups of clay, and who we are.</p>', current);
  expect(other === null ? 1 : share(other)).toBeLessThan(0.2);
});

test('what is not seen is not read: scripts, styles, templates and comments', async () => {
  const hidden = ['script', 'style', 'template', 'noscript', 'textarea', 'svg']
    .map((name) => `<${name}>${name === 'template' ? '<p>hidden</p>' : 'hidden'}</${name}>`)
    .join('');
  const page = await readShownPage(
    `<html lang="de-AT"><title>hidden</title>${hidden}<!-- hidden --><p>seen</p>`,
  );
  expect(page).toMatchObject({ language: 'de', words: ['seen'] });
});

test('leads to hosted documents are kept as written', async () => {
  const page = await readShownPage(
    '<clausewright-document token="abc" version="2"></clausewright-document><iframe src="/live/x"></iframe><a href="/live/y">z</a>',
  );
  expect(page?.leads).toEqual([
    { by: 'element', address: 'abc', version: '2' },
    { by: 'frame', address: '/live/x', version: null },
    { by: 'link', address: '/live/y', version: null },
  ]);
});

test.each([
  ['scripts without end', '<script>'.repeat(375_000)],
  ['comments without end', '<!--'.repeat(750_000)],
  ['angles', '<'.repeat(3_000_000)],
  ['elements in elements', '<b>'.repeat(1_000_000)],
  ['one word for ever', 'the '.repeat(750_000)],
  ['references', '&notin;&amp'.repeat(270_000)],
  ['links', '<a href=/>'.repeat(300_000)],
])('%s: an answer comes within bounds', async (_name, page) => {
  await using finder = createCopyFinder();
  const long = version(1, section('the', 'the '.repeat(5000)));
  const found = await finder.find({ html: page, texts: [current, long] });
  if (!found.ok) expect(found.reason).toBe('site-too-complex');
  else expect(found.value.compared).toHaveLength(2);
});
