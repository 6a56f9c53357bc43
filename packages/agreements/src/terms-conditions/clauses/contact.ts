import { items, prose } from '../../document/authoring.ts';
import { contactWays } from '../../privacy-policy/words/request-ways.ts';
import { clause } from './clause.ts';

/** Art. 5(1)(c) ECD and Art. 6(1)(b) to (d) CRD: direct and effective contact; complaints go here. */
export const contact = clause({
  id: 'tc.contact',
  version: 1,
  parts: {
    ways: { meets: ['crd-6-1-bcd'] },
    business: { meets: [], when: (a) => a.entity_type !== 'individual' },
    individual: { meets: [], when: (a) => a.entity_type === 'individual' },
  },
  text: {
    de: (c) => prose`
      ## Kontakt

      ${c.part
        .ways`Fragen und Beschwerden richten Sie an ${c.part.business`**${c.say.business_name}**, ${c.say.business_address}`}${c.part.individual`**${c.say.individual_name}**`}:

      ${items(contactWays(c))}`}`,
    en: (c) => prose`
      ## Contact

      ${c.part
        .ways`Send questions and complaints to ${c.part.business`**${c.say.business_name}**, ${c.say.business_address}`}${c.part.individual`**${c.say.individual_name}**`}:

      ${items(contactWays(c))}`}`,
    es: (c) => prose`
      ## Contacto

      ${c.part
        .ways`Dirija sus preguntas y reclamaciones a ${c.part.business`**${c.say.business_name}**, ${c.say.business_address}`}${c.part.individual`**${c.say.individual_name}**`}:

      ${items(contactWays(c))}`}`,
    fr: (c) => prose`
      ## Contact

      ${c.part
        .ways`Adressez vos questions et réclamations à ${c.part.business`**${c.say.business_name}**, ${c.say.business_address}`}${c.part.individual`**${c.say.individual_name}**`} :

      ${items(contactWays(c))}`}`,
    it: (c) => prose`
      ## Contatti

      ${c.part
        .ways`Rivolga domande e reclami a ${c.part.business`**${c.say.business_name}**, ${c.say.business_address}`}${c.part.individual`**${c.say.individual_name}**`}:

      ${items(contactWays(c))}`}`,
    nl: (c) => prose`
      ## Contact

      ${c.part
        .ways`Richt vragen en klachten aan ${c.part.business`**${c.say.business_name}**, ${c.say.business_address}`}${c.part.individual`**${c.say.individual_name}**`}:

      ${items(contactWays(c))}`}`,
  },
});
