/** Where goods are delivered: regions and countries chosen from a list, named in the language of the document. */
import type { Context, Words } from '@clausewright/engine/document/authoring';
import type { TermsQuestions } from '../clause.ts';

interface Regions {
  eu: Words;
  eea: Words;
  world: Words;
}
type C = Pick<Context<TermsQuestions>, 'a' | 'say' | 'and' | 'names' | 'country' | 'countries'>;

export function deliveryAreas(c: C, regions: Regions): Words {
  // Read whether printed or not, so that the questions are known as those of the clause.
  const { country, delivery_areas, delivery_countries } = c.say;
  const named = {
    home: [c.country(country)],
    eu: [regions.eu],
    eea: [regions.eea],
    gb: [c.country('GB')],
    ch: [c.country('CH')],
    listed: c.countries(delivery_countries),
    world: [regions.world],
  };
  const chosen = c.a.delivery_areas ?? [];
  const words = chosen.flatMap((area) => named[area]);
  // Where nothing is answered yet, the blank of the question.
  return c.and(words.length > 0 ? words : c.names(delivery_areas, () => regions.eu));
}
