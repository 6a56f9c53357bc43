import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

export const trademarks = clause({
  id: 'di.trademarks',
  version: 2,
  when: (a) => a.d_trademarks === 'yes',
  parts: { marks: { meets: ['practice-di-fairuse'] } },
  text: {
    de: (c) => prose`
      ## Marken anderer

      ${c.part.marks`Namen, Marken und Logos anderer gehören ihren Inhabern. Wir nennen sie nur, um die Produkte oder Leistungen der Inhaber zu bezeichnen; eine Verbindung oder Partnerschaft folgt daraus nicht.`}`,
    en: (c) => prose`
      ## Trade marks of others

      ${c.part.marks`Names, trade marks and logos of others belong to their owners. We mention them only to refer to the products or services of those owners; this implies no affiliation or partnership.`}`,
    es: (c) => prose`
      ## Marcas ajenas

      ${c.part.marks`Los nombres, marcas y logotipos de terceros pertenecen a sus titulares. Los mencionamos solo para referirnos a los productos o servicios de esos titulares; de ello no se deduce ninguna relación ni colaboración.`}`,
    fr: (c) => prose`
      ## Marques de tiers

      ${c.part.marks`Les noms, marques et logos de tiers appartiennent à leurs titulaires. Nous ne les citons que pour désigner les produits ou services de ces titulaires ; il n’en résulte ni lien ni partenariat.`}`,
    it: (c) => prose`
      ## Marchi altrui

      ${c.part.marks`Nomi, marchi e loghi altrui appartengono ai rispettivi titolari. Li usiamo soltanto per indicare i prodotti o servizi dei titolari; non ne deriva alcun collegamento o partenariato.`}`,
    nl: (c) => prose`
      ## Merken van anderen

      ${c.part.marks`Namen, merken en logo’s van anderen behoren toe aan hun houders. Wij noemen ze alleen om de producten of diensten van die houders aan te duiden; daaruit volgt geen band of samenwerking.`}`,
  },
});
