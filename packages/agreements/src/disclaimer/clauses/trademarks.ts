import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

export const trademarks = clause({
  id: 'di.trademarks',
  version: 1,
  when: (a) => a.d_trademarks === 'yes',
  parts: { marks: { meets: ['practice-di-fairuse'] } },
  text: {
    de: (c) => prose`
      ## Marken anderer

      ${c.part.marks`Namen, Marken und Logos anderer gehören ihren Inhabern. Nennen wir sie, bezeichnen wir damit nur deren Produkte oder Leistungen; eine Verbindung oder Partnerschaft folgt daraus nicht.`}`,
    en: (c) => prose`
      ## Trade marks of others

      ${c.part.marks`Names, trade marks and logos of others belong to their owners. Where we mention them, we only identify their products or services; it implies no affiliation or partnership.`}`,
    es: (c) => prose`
      ## Marcas ajenas

      ${c.part.marks`Los nombres, las marcas y los logotipos ajenos pertenecen a sus titulares. Cuando los mencionamos, solo identificamos sus productos o servicios; de ello no se deduce ninguna vinculación ni colaboración.`}`,
    fr: (c) => prose`
      ## Marques de tiers

      ${c.part.marks`Les noms, marques et logos de tiers appartiennent à leurs titulaires. Lorsque nous les mentionnons, nous désignons seulement leurs produits ou services ; il n’en résulte ni lien ni partenariat.`}`,
    it: (c) => prose`
      ## Marchi altrui

      ${c.part.marks`I nomi, i marchi e i loghi altrui appartengono ai rispettivi titolari. Quando li citiamo, indichiamo soltanto i loro prodotti o servizi; non ne deriva alcun legame o partenariato.`}`,
    nl: (c) => prose`
      ## Merken van anderen

      ${c.part.marks`Namen, merken en logo’s van anderen behoren toe aan hun houders. Noemen wij ze, dan duiden wij alleen hun producten of diensten aan; daaruit volgt geen band of samenwerking.`}`,
  },
});
