/** What a document covers: an entry per website and app, for `items`. */
import { phraseList } from '@clausewright/engine/document/phrase-list';
import {
  type Context,
  given,
  has,
  link,
  type Prose,
  prose,
  properName,
  rows,
  type Words,
} from '@clausewright/engine/document/authoring';
import type { SharedQuestions } from '../questions/shared-questions.ts';
import { appPlatformWords, appStoreWords } from '../words/app-places.ts';

type PlaceQuestions = Pick<
  SharedQuestions,
  | 'agreement_for'
  | 'app_name'
  | 'app_platforms'
  | 'app_stores'
  | 'extra_sites'
  | 'website_name'
  | 'website_url'
>;
type Spoken = Pick<Context<PlaceQuestions>, 'a' | 'and' | 'language' | 'names' | 'say'>;

const place = phraseList(import.meta.url, 'coveredPlaces', {
  website: ['name'],
  app: ['name'],
  on: ['list'],
  from: ['list'],
});

export function coveredPlaces(c: Spoken): Prose[] {
  const { a, say, language } = c;
  // Read whether chosen or not, so that the questions are known as those of the clause.
  const { website_name, website_url, app_name } = say;
  const app = appLine(c, prose`**${app_name}**`);
  const website = prose`**${website_name}** (${link(website_url)})`;
  return [
    ...(has(a.agreement_for, 'website') ? [place[language].website(website)] : []),
    ...(has(a.agreement_for, 'app') ? [app] : []),
    ...(given(a.extra_sites)
      ? rows(say.extra_sites).map((row) => prose`${row.extra_site_name} (${link(row.extra_site_url)})`)
      : []),
  ];
}

function appLine({ a, say, language, and, names }: Spoken, name: Prose): Prose {
  const words = place[language];
  const app = words.app(name);
  const onPlatforms = words.on(and(names(say.app_platforms, plain(appPlatformWords[language]))));
  const fromStores = words.from(and(names(say.app_stores, plain(appStoreWords[language]))));
  if (given(a.app_platforms) && given(a.app_stores)) return prose`${app} ${onPlatforms} (${fromStores})`;
  if (given(a.app_platforms)) return prose`${app} ${onPlatforms}`;
  return given(a.app_stores) ? prose`${app} (${fromStores})` : app;
}

/** Nouns of a catalogue that no clause carries as its own words. */
function plain<Option extends string>(words: Readonly<Record<Option, string>>): Record<Option, Words> {
  const entries = Object.entries<string>(words).map(([option, word]) => [option, properName(word)]);
  return Object.fromEntries(entries) as Record<Option, Words>;
}
