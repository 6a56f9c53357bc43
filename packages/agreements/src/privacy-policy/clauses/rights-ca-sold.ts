import { has, items, prose, type Prose } from '../../document/authoring.ts';
import { californiaCategoryWords as categories } from '../words/california-categories.ts';
import {
  type CaliforniaSpoken,
  knowsOfMinors,
  namedCategories,
  passedCategories,
  passesOn,
  sells,
  sharesForAds,
  underCcpa,
} from './california-facts.ts';
import { clause } from './clause.ts';

/** Both words, or the one that is true. */
function how(c: CaliforniaSpoken, sold: Prose, shared: Prose, both: Prose): Prose {
  if (!sells(c.a)) return shared;
  return sharesForAds(c.a) ? both : sold;
}

interface Third {
  networks: Prose;
  partners: Prose;
  affiliates: Prose;
  buyers: Prose;
}

/** Categories of third parties; a buyer whose trade nobody told is known by what it gave in return. */
function thirds({ a }: CaliforniaSpoken, words: Third) {
  const partners = sells(a) && has(a.share_with, 'business-partners');
  const affiliates = sells(a) && has(a.share_with, 'affiliates');
  const networks = sharesForAds(a) || has(a.share_with, 'advertisers');
  return items([
    ...(networks ? [words.networks] : []),
    ...(partners ? [words.partners] : []),
    ...(affiliates ? [words.affiliates] : []),
    ...(sells(a) && !partners && !affiliates ? [words.buyers] : []),
  ]);
}

function aims({ a }: CaliforniaSpoken, words: { ads: Prose; gain: Prose }) {
  return items([...(sharesForAds(a) ? [words.ads] : []), ...(sells(a) ? [words.gain] : [])]);
}

/**
 * 11 CCR § 7011(e)(1)(D)-(G), Cal. Civ. Code § 1798.130(a)(5)(C)(i): what was sold or shared, apart from the list of disclosures for a
 * business purpose. Whether anything is sold or shared follows the facts: advertising tools share (§ 1798.140(ah)) whatever was ticked.
 */
export const rightsCaSold = clause({
  id: 'pp.rights.ca_sold',
  version: 3,
  when: underCcpa,
  parts: {
    unsold: { meets: ['ccpa-7011-e1D'], when: (a) => !passesOn(a) },
    sold: { meets: ['ccpa-7011-e1D'], when: passesOn },
    notSold: { meets: [], when: (a) => passesOn(a) && !sells(a) },
    notShared: { meets: [], when: (a) => passesOn(a) && !sharesForAds(a) },
    thirds: { meets: ['ccpa-7011-e1E'], when: passesOn },
    aims: { meets: ['ccpa-7011-e1F'], when: passesOn },
    unknown: { meets: ['ccpa-7011-e1G'], when: (a) => !knowsOfMinors(a) },
    young: { meets: ['ccpa-7011-e1G'], when: knowsOfMinors },
  },
  words: categories,
  text: {
    de: (c) => prose`
      ## Kalifornien: Verkauf und Weitergabe für Werbung

      ${c.part
        .unsold`**Wir verkaufen keine personenbezogenen Daten und geben sie nicht für Werbung weiter. Auch in den letzten
      zwölf Monaten haben wir das nicht getan.**`}

      „Verkauf“ bedeutet hier, dass andere Geld oder einen sonstigen Vorteil für die Daten geben. „Weitergabe für Werbung“
      (im Gesetz: „sharing“) bedeutet, dass andere sie für Werbung erhalten, die sich nach Ihrem Verhalten bei verschiedenen
      Unternehmen richtet.

      ${c.part.sold(prose`
        In den letzten zwölf Monaten haben wir diese Kategorien von Daten
        ${how(c, prose`verkauft`, prose`für Werbung weitergegeben`, prose`verkauft oder für Werbung weitergegeben`)}:

        ${namedCategories(c, passedCategories(c.a))}`)}

      ${c.part.notSold`**Verkauft haben wir in den letzten zwölf Monaten keine personenbezogenen Daten.**`} ${c.part.notShared`**Für Werbung weitergegeben haben wir in den letzten zwölf Monaten keine personenbezogenen Daten.**`}

      ${c.part.thirds(prose`
        Jede dieser Kategorien haben erhalten:

        ${thirds(c, {
          networks: prose`Werbenetzwerke und andere Unternehmen, die Werbung zeigen oder ihren Erfolg messen`,
          partners: prose`Geschäftspartner`,
          affiliates: prose`Unternehmen unserer Gruppe`,
          buyers: prose`Unternehmen, die uns dafür Geld oder einen anderen Vorteil geben`,
        })}`)}

      ${c.part.aims(prose`
        Der Zweck dabei ist:

        ${aims(c, {
          ads: prose`Ihnen Werbung zu zeigen, die zu Ihren Interessen passt, und ihren Erfolg zu messen`,
          gain: prose`für unser Unternehmen Einnahmen oder andere wirtschaftliche Vorteile zu erzielen`,
        })}`)}

      ${c.part
        .unknown`**Unter 16 Jahren:** Uns ist nicht bekannt, dass wir Daten von Verbrauchern unter 16 Jahren verkaufen oder
      für Werbung weitergeben.`} ${c.part
        .young`**Unter 16 Jahren:** Darunter können auch Daten von Personen sein,
      von denen wir wissen, dass sie jünger als 16 Jahre sind, aber nur nach vorheriger Zustimmung: ab 13 Jahren durch sie selbst,
      davor durch einen Elternteil oder Vormund.`}`,
    en: (c) => prose`
      ## California: sale and sharing

      ${c.part.unsold`**We do not sell or share personal information, and we have not done so in the past twelve months.**`}

      “Sale” means here that others receive the information in return for money or another benefit. “Sharing” means that others
      receive it for advertising based on what you do with different companies (cross-context behavioral advertising).

      ${c.part.sold(prose`
        In the past twelve months we have
        ${how(c, prose`sold`, prose`shared`, prose`sold or shared`)} these categories of personal information:

        ${namedCategories(c, passedCategories(c.a))}`)}

      ${c.part.notSold`**We have not sold personal information in the past twelve months.**`} ${c.part.notShared`**We have not shared personal information in the past twelve months.**`}

      ${c.part.thirds(prose`
        Each of these categories went to:

        ${thirds(c, {
          networks: prose`advertising networks and other companies that show advertising or measure its success`,
          partners: prose`business partners`,
          affiliates: prose`companies of our group`,
          buyers: prose`companies that give us money or another benefit in return`,
        })}`)}

      ${c.part.aims(prose`
        The purpose of this is:

        ${aims(c, {
          ads: prose`to show you advertising that matches your interests and to measure its success`,
          gain: prose`to earn income or gain another economic benefit for our business`,
        })}`)}

      ${c.part
        .unknown`**Under 16:** we have no actual knowledge that we sell or share the personal information of consumers under
      16 years of age.`} ${c.part.young`**Under 16:** this can include the information of people whom
      we know to be under 16, but only after an opt-in: from the age of 13 by the person, before that by a parent or guardian.`}`,
    es: (c) => prose`
      ## California: venta y cesión para publicidad

      ${c.part
        .unsold`**No vendemos datos personales ni los cedemos para publicidad. Tampoco lo hemos hecho en los últimos doce
      meses.**`}

      «Venta» significa aquí que otros dan dinero u otra ventaja por los datos. «Cesión para publicidad» (en la ley, «sharing»)
      significa que otros los reciben para una publicidad basada en lo que usted hace en distintas empresas.

      ${c.part.sold(prose`
        En los últimos doce meses hemos
        ${how(c, prose`vendido`, prose`cedido para publicidad`, prose`vendido o cedido para publicidad`)} estas categorías
        de datos:

        ${namedCategories(c, passedCategories(c.a))}`)}

      ${c.part.notSold`**En los últimos doce meses no hemos vendido datos personales.**`} ${c.part.notShared`**En los últimos doce meses no hemos cedido datos personales para publicidad.**`}

      ${c.part.thirds(prose`
        Han recibido cada una de estas categorías:

        ${thirds(c, {
          networks: prose`redes publicitarias y otras empresas que muestran publicidad o miden sus resultados`,
          partners: prose`socios comerciales`,
          affiliates: prose`empresas de nuestro grupo`,
          buyers: prose`empresas que nos dan dinero u otra ventaja a cambio`,
        })}`)}

      ${c.part.aims(prose`
        La finalidad es:

        ${aims(c, {
          ads: prose`mostrarle publicidad acorde con sus intereses y medir sus resultados`,
          gain: prose`obtener ingresos u otra ventaja económica para nuestra empresa`,
        })}`)}

      ${c.part
        .unknown`**Menores de 16 años:** no tenemos conocimiento efectivo de vender ni de ceder para publicidad datos de consumidores
      menores de 16 años.`} ${c.part
        .young`**Menores de 16 años:** también puede tratarse de datos de personas de las
      que sabemos que son menores de 16 años, pero solo tras una aceptación previa: a partir de los 13 años, de la propia persona;
      antes, de su padre, madre o tutor.`}`,
    fr: (c) => prose`
      ## Californie : vente et partage publicitaire

      ${c.part
        .unsold`**Nous ne vendons pas de données à caractère personnel et ne les partageons pas à des fins publicitaires.
      Nous ne l’avons pas fait non plus au cours des douze derniers mois.**`}

      « Vente » signifie ici que des tiers donnent de l’argent ou un autre avantage en échange des données. « Partage à des fins
      publicitaires » (dans la loi : « sharing ») signifie que des tiers les reçoivent pour une publicité fondée sur ce que vous
      faites auprès de différentes entreprises.

      ${c.part.sold(prose`
        Au cours des douze derniers mois, nous avons
        ${how(c, prose`vendu`, prose`partagé à des fins publicitaires`, prose`vendu ou partagé à des fins publicitaires`)} ces
        catégories de données :

        ${namedCategories(c, passedCategories(c.a))}`)}

      ${c.part.notSold`**Au cours des douze derniers mois, nous n’avons pas vendu de données à caractère personnel.**`} ${c.part.notShared`**Au cours des douze derniers mois, nous n’avons pas partagé de données à caractère personnel à des fins publicitaires.**`}

      ${c.part.thirds(prose`
        Chacune de ces catégories a été reçue par :

        ${thirds(c, {
          networks: prose`des réseaux publicitaires et d’autres entreprises qui affichent de la publicité ou en mesurent les résultats`,
          partners: prose`des partenaires commerciaux`,
          affiliates: prose`des sociétés de notre groupe`,
          buyers: prose`des entreprises qui nous donnent de l’argent ou un autre avantage en échange`,
        })}`)}

      ${c.part.aims(prose`
        La finalité est la suivante :

        ${aims(c, {
          ads: prose`vous montrer de la publicité qui correspond à vos intérêts et en mesurer les résultats`,
          gain: prose`procurer des recettes ou un autre avantage économique à notre entreprise`,
        })}`)}

      ${c.part
        .unknown`**Moins de 16 ans :** nous n’avons pas connaissance de la vente ou du partage à des fins
      publicitaires de données de consommateurs de moins de 16 ans.`} ${c.part
        .young`**Moins de 16 ans :** il peut s’agir aussi de données de personnes dont
      nous savons qu’elles ont moins de 16 ans, mais seulement après un accord préalable : le leur à partir de 13 ans, celui d’un
      parent ou tuteur avant cet âge.`}`,
    it: (c) => prose`
      ## California: vendita e condivisione per pubblicità

      ${c.part
        .unsold`**Non vendiamo dati personali e non li condividiamo per pubblicità. Non l’abbiamo fatto nemmeno negli ultimi
      dodici mesi.**`}

      «Vendita» significa qui che altri danno denaro o un altro vantaggio in cambio dei dati. «Condivisione per pubblicità»
      (nella legge: «sharing») significa che altri li ricevono per una pubblicità basata su ciò che Lei fa presso imprese
      diverse.

      ${c.part.sold(prose`
        Negli ultimi dodici mesi abbiamo
        ${how(c, prose`venduto`, prose`condiviso per pubblicità`, prose`venduto o condiviso per pubblicità`)} queste categorie
        di dati:

        ${namedCategories(c, passedCategories(c.a))}`)}

      ${c.part.notSold`**Negli ultimi dodici mesi non abbiamo venduto dati personali.**`} ${c.part.notShared`**Negli ultimi dodici mesi non abbiamo condiviso dati personali per pubblicità.**`}

      ${c.part.thirds(prose`
        Ciascuna di queste categorie è stata ricevuta da:

        ${thirds(c, {
          networks: prose`reti pubblicitarie e altre imprese che mostrano pubblicità o ne misurano i risultati`,
          partners: prose`partner commerciali`,
          affiliates: prose`società del nostro gruppo`,
          buyers: prose`imprese che ci danno in cambio denaro o un altro vantaggio`,
        })}`)}

      ${c.part.aims(prose`
        Lo scopo è:

        ${aims(c, {
          ads: prose`mostrarLe pubblicità adatta ai Suoi interessi e misurarne i risultati`,
          gain: prose`ottenere entrate o un altro vantaggio economico per la nostra impresa`,
        })}`)}

      ${c.part
        .unknown`**Meno di 16 anni:** non ci risulta di vendere o condividere per pubblicità dati di consumatori di età
      inferiore a 16 anni.`} ${c.part
        .young`**Meno di 16 anni:** possono esservi compresi anche dati di persone di cui
      sappiamo che hanno meno di 16 anni, ma solo dopo un assenso preventivo: dai 13 anni il loro, al di sotto di tale età quello di un genitore o tutore.`}`,
    nl: (c) => prose`
      ## Californië: verkoop en delen voor reclame

      ${c.part
        .unsold`**Wij verkopen geen persoonsgegevens en delen ze niet voor reclame. Ook in de afgelopen twaalf maanden hebben
      wij dat niet gedaan.**`}

      “Verkoop” betekent hier dat anderen geld of een ander voordeel voor de gegevens geven. “Delen voor reclame” (in de wet:
      “sharing”) betekent dat anderen ze krijgen voor reclame die is afgestemd op wat u bij verschillende bedrijven doet.

      ${c.part.sold(prose`
        In de afgelopen twaalf maanden hebben wij deze categorieën gegevens
        ${how(c, prose`verkocht`, prose`voor reclame gedeeld`, prose`verkocht of voor reclame gedeeld`)}:

        ${namedCategories(c, passedCategories(c.a))}`)}

      ${c.part.notSold`**In de afgelopen twaalf maanden hebben wij geen persoonsgegevens verkocht.**`} ${c.part.notShared`**In de afgelopen twaalf maanden hebben wij geen persoonsgegevens voor reclame gedeeld.**`}

      ${c.part.thirds(prose`
        Elk van deze categorieën is ontvangen door:

        ${thirds(c, {
          networks: prose`advertentienetwerken en andere bedrijven die reclame tonen of de resultaten daarvan meten`,
          partners: prose`zakenpartners`,
          affiliates: prose`ondernemingen van onze groep`,
          buyers: prose`bedrijven die ons daarvoor geld of een ander voordeel geven`,
        })}`)}

      ${c.part.aims(prose`
        Het doel daarvan is:

        ${aims(c, {
          ads: prose`u reclame te tonen die bij uw interesses past en de resultaten ervan te meten`,
          gain: prose`voor ons bedrijf inkomsten of een ander economisch voordeel te behalen`,
        })}`)}

      ${c.part
        .unknown`**Jonger dan 16 jaar:** het is ons niet bekend dat wij gegevens van consumenten jonger dan 16 jaar verkopen
      of voor reclame delen.`} ${c.part
        .young`**Jonger dan 16 jaar:** daarbij kunnen ook gegevens zijn van personen van wie
      wij weten dat zij jonger dan 16 jaar zijn, maar alleen na voorafgaande instemming: vanaf 13 jaar die van henzelf, voor jongere kinderen die van een ouder of voogd.`}`,
  },
});
