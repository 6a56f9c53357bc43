import type { Language } from '@clausewright/contract/languages';
import { type Context, has, items, prose, type Prose, type Words } from '../../document/authoring.ts';
import type { CaliforniaCategory } from '../california-categories.ts';
import { californiaCategoryWords as categories } from '../words/california-categories.ts';
import {
  disclosedCategories,
  holds,
  passedCategories,
  passesOn,
  sells,
  sharesForAds,
  underCcpa,
} from './california-facts.ts';
import { clause, type PrivacyQuestions } from './clause.ts';

type Names = Record<CaliforniaCategory, Record<'name' | 'usual' | 'kept', Words>>;
type Spoken = Context<PrivacyQuestions, Language, never, Names>;

function named(c: Spoken, list: readonly CaliforniaCategory[]) {
  return items(list.map((category) => c.w[category].name));
}

/** Both words, or the one that is true. */
function how(c: Spoken, sold: Prose, shared: Prose, both: Prose): Prose {
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
function thirds({ a }: Spoken, words: Third) {
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

function aims({ a }: Spoken, words: { ads: Prose; gain: Prose }) {
  return items([...(sharesForAds(a) ? [words.ads] : []), ...(sells(a) ? [words.gain] : [])]);
}

/** Under 16: an answer that a consent is asked, or children among the people of a service that passes data on. */
function asksTheYoung(a: Spoken['a']): boolean {
  return (
    passesOn(a) && (a.minors_sale === 'opt-in' || (a.minors_sale !== 'no' && holds(a, 'data:sale-minors')))
  );
}

/**
 * 11 CCR § 7011(e)(1)(D)-(J), Cal. Civ. Code § 1798.130(a)(5)(C): the list of what was sold or shared stands apart from the list of
 * disclosures for a business purpose. Whether anything is sold or shared follows the facts: advertising tools share
 * (§ 1798.140(ah)) whatever was ticked. Third parties of (e)(1)(I) are the recipients of pp.recipients. § 7027(m) lists the uses
 * of sensitive information that need no right to limit.
 */
export const rightsCaDisclosed = clause({
  id: 'pp.rights.ca_disclosed',
  version: 1,
  when: underCcpa,
  parts: {
    unsold: { meets: ['ccpa-7011-e1D'], when: (a) => !passesOn(a) },
    sold: { meets: ['ccpa-7011-e1D'], when: passesOn },
    thirds: { meets: ['ccpa-7011-e1E'], when: passesOn },
    aims: { meets: ['ccpa-7011-e1F'], when: passesOn },
    unknown: { meets: ['ccpa-7011-e1G'], when: (a) => !asksTheYoung(a) },
    young: { meets: ['ccpa-7011-e1G'], when: asksTheYoung },
    disclosed: { meets: ['ccpa-7011-e1H'], when: (a) => disclosedCategories(a).length > 0 },
    undisclosed: { meets: ['ccpa-7011-e1H'], when: (a) => disclosedCategories(a).length === 0 },
    why: { meets: ['ccpa-7011-e1J'], when: (a) => holds(a, 'data:disclosed') },
    beyond: { meets: ['ccpa-7011-e1K'], when: (a) => holds(a, 'data:sensitive-beyond') },
    within: { meets: ['ccpa-7011-e1K'], when: (a) => !holds(a, 'data:sensitive-beyond') },
  },
  words: categories,
  text: {
    de: (c) => prose`
      ## Kalifornien: Verkauf und Weitergabe von Daten

      ${c.part
        .unsold`**Wir verkaufen keine personenbezogenen Daten und geben sie nicht für Werbung weiter. Auch in den letzten
      zwölf Monaten haben wir das nicht getan.**`}

      „Verkauf“ bedeutet hier, dass andere Geld oder einen sonstigen Vorteil für die Daten geben. „Weitergabe für Werbung“
      (im Gesetz: „sharing“) bedeutet, dass andere sie für Werbung erhalten, die sich nach Ihrem Verhalten bei verschiedenen
      Unternehmen richtet.

      ${c.part.sold(prose`
        **Verkauf und Weitergabe für Werbung:** In den letzten zwölf Monaten haben wir diese Kategorien von Daten
        ${how(c, prose`verkauft`, prose`für Werbung weitergegeben`, prose`verkauft oder für Werbung weitergegeben`)}:

        ${named(c, passedCategories(c.a))}`)}

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
      davor durch einen Elternteil oder Vormund.`}

      ${c.part.disclosed(prose`
        **Weitergabe an Dienstleister:** In den letzten zwölf Monaten haben wir diese Kategorien zu geschäftlichen Zwecken
        gegenüber Dienstleistern und Auftragnehmern offengelegt:

        ${named(c, disclosedCategories(c.a))}`)}

      ${c.part
        .undisclosed`**Weitergabe an Dienstleister:** In den letzten zwölf Monaten haben wir Dienstleistern und
      Auftragnehmern keine personenbezogenen Daten zu geschäftlichen Zwecken offengelegt.`}

      ${c.part
        .why`**Zwecke der Offenlegung:** Empfänger erhalten Daten, soweit sie sie für die Aufgaben brauchen, die der Abschnitt
      „Wer Ihre Daten erhält“ nennt: um unser Angebot zu betreiben und zu sichern, Fehler zu finden, Verträge mit Ihnen zu erfüllen,
      Gesetze einzuhalten und Ansprüche durchzusetzen.`}

      ${c.part
        .beyond`**Sensible Daten:** Sensible personenbezogene Daten können wir auch zu Zwecken verwenden oder offenlegen,
      für die das kalifornische Recht Ihnen ein Recht auf Einschränkung gibt (11 CCR § 7027(m)).`} ${c.part
        .within`**Sensible
      Daten:** Sensible personenbezogene Daten verwenden wir nicht, um auf Eigenschaften einer Person zu schließen, und nur zu
      Zwecken, für die das kalifornische Recht kein Recht auf Einschränkung vorsieht (11 CCR § 7027(m)).`}`,
    en: (c) => prose`
      ## California: disclosure, sale and sharing

      ${c.part.unsold`**We do not sell or share personal information, and we have not done so in the past twelve months.**`}

      “Sale” means here that others give money or another benefit for the information. “Sharing” means that others receive it
      for advertising that follows what you do with different companies (cross-context behavioral advertising).

      ${c.part.sold(prose`
        **Sale and sharing:** in the past twelve months we have
        ${how(c, prose`sold`, prose`shared`, prose`sold or shared`)} these categories of personal information:

        ${named(c, passedCategories(c.a))}`)}

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
      we know to be under 16, but only after an opt-in: from the age of 13 by the person, before that by a parent or guardian.`}

      ${c.part.disclosed(prose`
        **Disclosure for a business purpose:** in the past twelve months we have disclosed these categories to service
        providers and contractors for a business purpose:

        ${named(c, disclosedCategories(c.a))}`)}

      ${c.part
        .undisclosed`**Disclosure for a business purpose:** in the past twelve months we have not disclosed personal
      information to service providers or contractors for a business purpose.`}

      ${c.part
        .why`**Purposes of disclosure:** recipients receive information as far as they need it for the tasks named in the section
      “Who receives your data”: to run and secure our service, find errors, perform contracts with you, comply with laws and
      enforce claims.`}

      ${c.part
        .beyond`**Sensitive information:** we may also use or disclose sensitive personal information for purposes for which
      Californian law gives you a right to limit (11 CCR § 7027(m)).`} ${c.part
        .within`**Sensitive information:** we do not use
      sensitive personal information to infer characteristics about anyone, and we use it only for purposes for which
      Californian law provides no right to limit (11 CCR § 7027(m)).`}`,
    es: (c) => prose`
      ## California: venta y cesión de datos

      ${c.part
        .unsold`**No vendemos datos personales ni los cedemos para publicidad. Tampoco lo hemos hecho en los últimos doce
      meses.**`}

      «Venta» significa aquí que otros dan dinero u otra ventaja por los datos. «Cesión para publicidad» (en la ley, «sharing»)
      significa que otros los reciben para una publicidad basada en lo que usted hace en distintas empresas.

      ${c.part.sold(prose`
        **Venta y cesión para publicidad:** en los últimos doce meses hemos
        ${how(c, prose`vendido`, prose`cedido para publicidad`, prose`vendido o cedido para publicidad`)} estas categorías
        de datos:

        ${named(c, passedCategories(c.a))}`)}

      ${c.part.thirds(prose`
        Cada una de estas categorías la han recibido:

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
        .unknown`**Menores de 16 años:** no nos consta que vendamos o cedamos para publicidad datos de consumidores menores de
      16 años.`} ${c.part.young`**Menores de 16 años:** también puede tratarse de datos de personas de las
      que sabemos que son menores de 16 años, pero solo tras una aceptación previa: a partir de los 13 años, de la propia persona;
      antes, de su padre, madre o tutor.`}

      ${c.part.disclosed(prose`
        **Comunicación a proveedores de servicios:** en los últimos doce meses hemos comunicado estas categorías a proveedores de
        servicios y contratistas con un fin comercial:

        ${named(c, disclosedCategories(c.a))}`)}

      ${c.part
        .undisclosed`**Comunicación a proveedores de servicios:** en los últimos doce meses no hemos comunicado datos
      personales a proveedores de servicios ni contratistas con un fin comercial.`}

      ${c.part
        .why`**Fines de la comunicación:** los destinatarios reciben los datos que necesitan para las tareas que indica el
      apartado «Quién recibe sus datos»: hacer funcionar y proteger nuestro servicio, encontrar errores, cumplir los contratos
      con usted, cumplir las leyes y hacer valer derechos.`}

      ${c.part
        .beyond`**Datos sensibles:** también podemos utilizar o comunicar datos personales sensibles para fines respecto de
      los cuales la ley de California le da derecho a limitarlos (11 CCR § 7027(m)).`} ${c.part
        .within`**Datos sensibles:** no
      utilizamos datos personales sensibles para inferir características de nadie, y los utilizamos solo para fines respecto de
      los cuales la ley de California no prevé un derecho a limitarlos (11 CCR § 7027(m)).`}`,
    fr: (c) => prose`
      ## Californie : vente et partage des données

      ${c.part
        .unsold`**Nous ne vendons pas de données à caractère personnel et ne les partageons pas à des fins publicitaires.
      Nous ne l’avons pas fait non plus au cours des douze derniers mois.**`}

      « Vente » signifie ici que des tiers donnent de l’argent ou un autre avantage en échange des données. « Partage à des fins
      publicitaires » (dans la loi : « sharing ») signifie que des tiers les reçoivent pour une publicité fondée sur ce que vous
      faites auprès de différentes entreprises.

      ${c.part.sold(prose`
        **Vente et partage publicitaire :** au cours des douze derniers mois, nous avons
        ${how(c, prose`vendu`, prose`partagé à des fins publicitaires`, prose`vendu ou partagé à des fins publicitaires`)} ces
        catégories de données :

        ${named(c, passedCategories(c.a))}`)}

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
      parent ou tuteur avant cet âge.`}

      ${c.part.disclosed(prose`
        **Communication à des prestataires :** au cours des douze derniers mois, nous avons communiqué ces catégories à des
        prestataires de services et à des cocontractants à des fins commerciales :

        ${named(c, disclosedCategories(c.a))}`)}

      ${c.part
        .undisclosed`**Communication à des prestataires :** au cours des douze derniers mois, nous n’avons communiqué aucune
      donnée à caractère personnel à des prestataires de services ou à des cocontractants à des fins commerciales.`}

      ${c.part
        .why`**Finalités de la communication :** les destinataires reçoivent les données dont ils ont besoin pour les tâches
      indiquées à la section « Qui reçoit vos données » : faire fonctionner et sécuriser notre service, trouver des erreurs,
      exécuter les contrats conclus avec vous, respecter les lois et faire valoir des droits.`}

      ${c.part
        .beyond`**Données sensibles :** nous pouvons aussi utiliser ou communiquer des données personnelles sensibles à des
      fins pour lesquelles le droit californien vous donne un droit de limitation (11 CCR § 7027(m)).`} ${c
        .part
        .within`**Données sensibles :** nous n’utilisons pas de données personnelles sensibles pour déduire des caractéristiques
      d’une personne, et nous ne les utilisons qu’à des fins pour lesquelles le droit californien ne prévoit pas de droit de
      limitation (11 CCR § 7027(m)).`}`,
    it: (c) => prose`
      ## California: vendita e condivisione dei dati

      ${c.part
        .unsold`**Non vendiamo dati personali e non li condividiamo per pubblicità. Non l’abbiamo fatto nemmeno negli ultimi
      dodici mesi.**`}

      «Vendita» significa qui che altri danno denaro o un altro vantaggio in cambio dei dati. «Condivisione per pubblicità»
      (nella legge: «sharing») significa che altri li ricevono per una pubblicità basata su ciò che Lei fa presso imprese
      diverse.

      ${c.part.sold(prose`
        **Vendita e condivisione per pubblicità:** negli ultimi dodici mesi abbiamo
        ${how(c, prose`venduto`, prose`condiviso per pubblicità`, prose`venduto o condiviso per pubblicità`)} queste categorie
        di dati:

        ${named(c, passedCategories(c.a))}`)}

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
          ads: prose`mostrarle pubblicità adatta ai Suoi interessi e misurarne i risultati`,
          gain: prose`ottenere entrate o un altro vantaggio economico per la nostra impresa`,
        })}`)}

      ${c.part
        .unknown`**Meno di 16 anni:** non ci risulta di vendere o condividere per pubblicità dati di consumatori di età
      inferiore a 16 anni.`} ${c.part
        .young`**Meno di 16 anni:** possono esservi compresi anche dati di persone di cui
      sappiamo che hanno meno di 16 anni, ma solo dopo un assenso preventivo: dai 13 anni il loro, prima quello di un genitore o
      tutore.`}

      ${c.part.disclosed(prose`
        **Comunicazione a fornitori di servizi:** negli ultimi dodici mesi abbiamo comunicato queste categorie a fornitori di
        servizi e appaltatori per uno scopo commerciale:

        ${named(c, disclosedCategories(c.a))}`)}

      ${c.part
        .undisclosed`**Comunicazione a fornitori di servizi:** negli ultimi dodici mesi non abbiamo comunicato dati personali
      a fornitori di servizi o appaltatori per uno scopo commerciale.`}

      ${c.part
        .why`**Finalità della comunicazione:** i destinatari ricevono i dati di cui hanno bisogno per i compiti indicati nella
      sezione «Chi riceve i Suoi dati»: far funzionare e proteggere il nostro servizio, trovare errori, eseguire i contratti con
      Lei, rispettare le leggi e far valere diritti.`}

      ${c.part
        .beyond`**Dati sensibili:** possiamo usare o comunicare dati personali sensibili anche per scopi per i quali il
      diritto della California Le dà il diritto di limitarli (11 CCR § 7027(m)).`} ${c.part
        .within`**Dati sensibili:** non usiamo
      dati personali sensibili per dedurre caratteristiche di una persona e li usiamo solo per scopi per i quali il diritto
      della California non prevede un diritto di limitazione (11 CCR § 7027(m)).`}`,
    nl: (c) => prose`
      ## Californië: verkoop en delen van gegevens

      ${c.part
        .unsold`**Wij verkopen geen persoonsgegevens en delen ze niet voor reclame. Ook in de afgelopen twaalf maanden hebben
      wij dat niet gedaan.**`}

      „Verkoop” betekent hier dat anderen geld of een ander voordeel voor de gegevens geven. „Delen voor reclame” (in de wet:
      „sharing”) betekent dat anderen ze krijgen voor reclame die is afgestemd op wat u bij verschillende bedrijven doet.

      ${c.part.sold(prose`
        **Verkoop en delen voor reclame:** in de afgelopen twaalf maanden hebben wij deze categorieën gegevens
        ${how(c, prose`verkocht`, prose`voor reclame gedeeld`, prose`verkocht of voor reclame gedeeld`)}:

        ${named(c, passedCategories(c.a))}`)}

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
      wij weten dat zij jonger dan 16 jaar zijn, maar alleen na voorafgaande instemming: vanaf 13 jaar van henzelf, daarvoor van een
      ouder of voogd.`}

      ${c.part.disclosed(prose`
        **Verstrekking aan dienstverleners:** in de afgelopen twaalf maanden hebben wij deze categorieën voor een zakelijk doel
        aan dienstverleners en opdrachtnemers verstrekt:

        ${named(c, disclosedCategories(c.a))}`)}

      ${c.part
        .undisclosed`**Verstrekking aan dienstverleners:** in de afgelopen twaalf maanden hebben wij voor een zakelijk doel
      geen persoonsgegevens aan dienstverleners of opdrachtnemers verstrekt.`}

      ${c.part
        .why`**Doelen van de verstrekking:** ontvangers krijgen gegevens voor zover zij die nodig hebben voor de taken die het
      onderdeel „Wie uw gegevens ontvangt” noemt: onze dienst laten werken en beveiligen, fouten vinden, overeenkomsten met u
      uitvoeren, wetten naleven en vorderingen geldend maken.`}

      ${c.part
        .beyond`**Gevoelige gegevens:** wij kunnen gevoelige persoonsgegevens ook gebruiken of verstrekken voor doelen waarvoor
      het Californische recht u het recht geeft ze te beperken (11 CCR § 7027(m)).`} ${c.part
        .within`**Gevoelige gegevens:** wij
      gebruiken gevoelige persoonsgegevens niet om eigenschappen van iemand af te leiden, en alleen voor doelen waarvoor het
      Californische recht geen recht op beperking geeft (11 CCR § 7027(m)).`}`,
  },
});
