/** The licences of Creative Commons by their own names, which are the same in every language. */
import type { Context, Words } from '@clausewright/engine/document/authoring';
import { catalogueLink } from '../../../shared/words/catalogue-link.ts';
import type { TermsQuestions } from '../clause.ts';

type Licence = NonNullable<TermsQuestions['cc_licence']>;

const addresses: Readonly<Record<Licence, readonly [name: string, path: string]>> = {
  by: ['CC BY 4.0', 'licenses/by/4.0/'],
  'by-sa': ['CC BY-SA 4.0', 'licenses/by-sa/4.0/'],
  'by-nc': ['CC BY-NC 4.0', 'licenses/by-nc/4.0/'],
  'by-nc-sa': ['CC BY-NC-SA 4.0', 'licenses/by-nc-sa/4.0/'],
  'by-nd': ['CC BY-ND 4.0', 'licenses/by-nd/4.0/'],
  'by-nc-nd': ['CC BY-NC-ND 4.0', 'licenses/by-nc-nd/4.0/'],
  cc0: ['CC0 1.0', 'publicdomain/zero/1.0/'],
};

export function ccLicence({
  say,
  name,
}: Pick<Context<Pick<TermsQuestions, 'cc_licence'>>, 'say' | 'name'>): Words {
  const links = Object.entries(addresses).map(([licence, [label, path]]) => [
    licence,
    catalogueLink(`https://creativecommons.org/${path}`, label),
  ]);
  return name(say.cc_licence, Object.fromEntries(links) as Record<Licence, Words>);
}
