import { has, items, prose } from '../../document/authoring.ts';
import { requestWays } from '../words/request-ways.ts';
import { clause } from './clause.ts';
import { holdsFact } from '../derive/holds-fact.ts';

/**
 * Cal. Civ. Code § 1798.83(b)(1)(B), (c): the statutory title, the right and the designated address; 30 days under (b)(1)(C), once in a
 * calendar year under (c)(1). Whether the business lets people forbid such disclosure was not asked, so the yearly list is the branch taken.
 */
export const shine = clause({
  id: 'pp.shine',
  version: 2,
  when: (a) => has(a.laws, 'shine_the_light') && holdsFact(a, 'data:shared-for-third-party-marketing'),
  parts: { list: { meets: ['ca-shine-light'] } },
  text: {
    de: (c) => prose`
      ## Kalifornien: Werbung durch Dritte („Your California Privacy Rights“)

      ${c.part.list(prose`
        Wenn Sie in Kalifornien leben und Kunde bei uns sind, können Sie nach dem Gesetz „Shine the Light“ (Cal. Civ. Code § 1798.83) einmal im
        Kalenderjahr kostenlos eine Liste verlangen. Sie nennt die Kategorien personenbezogener Daten, die wir im Kalenderjahr davor an Dritte
        für deren Direktwerbung weitergegeben haben, und diese Dritten mit Namen und Anschrift. Wir antworten binnen 30 Tagen. Schreiben
        Sie „Your California Privacy Rights“ dazu und richten Sie den Antrag an uns:

        ${items(requestWays(c))}`)}`,
    en: (c) => prose`
      ## California: marketing by third parties (“Your California Privacy Rights”)

      ${c.part.list(prose`
        If you live in California and are a customer of ours, you can ask for a list once in each calendar year, free of charge, under the “Shine
        the Light” law (Cal. Civ. Code § 1798.83). The list states the categories of personal information that we disclosed to third parties in
        the preceding calendar year for their direct marketing, and the names and addresses of those third parties. We reply within 30 days. Please
        mention “Your California Privacy Rights” and send the request to us:

        ${items(requestWays(c))}`)}`,
    es: (c) => prose`
      ## California: publicidad de terceros («Your California Privacy Rights»)

      ${c.part.list(prose`
        Si vive en California y es cliente nuestro, la ley «Shine the Light» (Cal. Civ. Code § 1798.83) le permite pedir gratis una lista una
        vez por año natural. La lista indica las categorías de datos personales que comunicamos a terceros en el año natural anterior para su propia
        publicidad directa, y el nombre y la dirección de esos terceros. Respondemos en 30 días. Mencione «Your California Privacy Rights» y
        envíenos la solicitud:

        ${items(requestWays(c))}`)}`,
    fr: (c) => prose`
      ## Californie : prospection par des tiers (« Your California Privacy Rights »)

      ${c.part.list(prose`
        Si vous vivez en Californie et faites partie de nos clients, la loi « Shine the Light » (Cal. Civ. Code § 1798.83)
        vous permet de nous demander gratuitement, une fois par année civile, la liste suivante. Elle indique les catégories de données à caractère personnel que nous avons communiquées
        à des tiers au cours de l’année civile précédente pour leur propre prospection directe, ainsi que le nom et l’adresse de ces tiers. Nous répondons dans
        les 30 jours. Mentionnez « Your California Privacy Rights » et adressez-nous la demande :

        ${items(requestWays(c))}`)}`,
    it: (c) => prose`
      ## California: pubblicità di terzi («Your California Privacy Rights»)

      ${c.part.list(prose`
        Se Lei vive in California ed è nostro cliente, la legge «Shine the Light» (Cal. Civ. Code § 1798.83) Le consente di chiedere
        gratuitamente un elenco una volta per anno solare. L’elenco indica le categorie di dati personali che nell’anno solare precedente abbiamo comunicato
        a terzi per il loro marketing diretto, nonché nome e indirizzo di questi terzi. Rispondiamo entro 30 giorni. Indichi «Your California
        Privacy Rights» e ci invii la richiesta:

        ${items(requestWays(c))}`)}`,
    nl: (c) => prose`
      ## Californië: reclame door derden (“Your California Privacy Rights”)

      ${c.part.list(prose`
        Woont u in Californië en bent u klant bij ons, dan kunt u op grond van de wet “Shine the Light” (Cal. Civ. Code § 1798.83) eenmaal per
        kalenderjaar gratis een lijst opvragen. Die vermeldt de categorieën persoonsgegevens die wij in het kalenderjaar daarvoor aan derden
        hebben verstrekt voor hun eigen direct marketing, en de namen en adressen van die derden. Wij antwoorden binnen 30 dagen. Vermeld “Your
        California Privacy Rights” en richt het verzoek aan ons:

        ${items(requestWays(c))}`)}`,
  },
});
