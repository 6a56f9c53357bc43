import type { Language } from '@clausewright/contract/languages';
import { type Context, prose, type Prose, records, type Words } from '../../document/authoring.ts';
import type { CaliforniaCategory } from '../california-categories.ts';
import { californiaCategoryWords as categories } from '../words/california-categories.ts';
import { dataTypeWords as types } from '../words/pd-types.ts';
import { retentionWords as retention } from '../words/retention.ts';
import { specialDataWords as special } from '../words/special-data.ts';
import {
  collectedCategories,
  passedCategories,
  passesOn,
  specialIn,
  typesIn,
  underCcpa,
} from './california-facts.ts';
import { clause, type PrivacyQuestions } from './clause.ts';
import { holdsFact } from '../derive/holds-fact.ts';

type Nouns = {
  categories: Record<CaliforniaCategory, Record<'name' | 'usual' | 'kept', Words>>;
  types: Record<keyof (typeof types)['en'], Words>;
  special: Record<keyof (typeof special)['en'], Words>;
  start: Record<keyof (typeof retention)['en']['start'], Words>;
  yes: Words;
  no: Words;
};
type Spoken = Context<PrivacyQuestions, Language, never, Nouns>;

function table(c: Spoken, labels: Record<'category' | 'content' | 'passed' | 'kept', string>) {
  const passed = passedCategories(c.a);
  return records(
    labels,
    collectedCategories(c.a).map((category) => ({
      category: c.w.categories[category].name,
      content: content(c, category),
      passed: passed.includes(category) ? c.w.yes : c.w.no,
      kept: kept(c, category),
    })),
  );
}

/** What was chosen of a category, or what it usually is. With commas alone: some entries hold an “and” of their own. */
function content(c: Spoken, category: CaliforniaCategory): Words | Prose {
  const [first, ...others] = [
    ...typesIn(c.a, category).map((type) => c.w.types[type]),
    ...specialIn(c.a, category).map((kind) => c.w.special[kind]),
  ];
  if (first === undefined) return c.w.categories[category].usual;
  return others.reduce<Words | Prose>((list, one) => prose`${list}, ${one}`, first);
}

function kept(c: Spoken, category: CaliforniaCategory) {
  if (c.a.retention_mode !== 'one-period') return c.w.categories[category].kept;
  const period = c.period as (value: unknown, inflection?: 'nom') => Words;
  return prose`${period(c.say.retention_period, 'nom')} ${c.name(c.say.retention_start, c.w.start)}`;
}

/**
 * Cal. Civ. Code § 1798.100(a), 1798.110(c), 1798.130(a)(5)(B)-(C); 11 CCR § 7011(e)(1)(A)-(B), § 7012(e)-(g). Rows stand in the
 * order of the statute; the last column gives a period or the criteria for it, per category as § 7012(e)(4) wants. Sources and
 * purposes stand in the body. § 7012(g) does not oblige the first party to name third parties that control collection.
 */
export const rightsCaCollected = clause({
  id: 'pp.rights.ca_collected',
  version: 1,
  when: underCcpa,
  parts: {
    categories: { meets: ['ccpa-7011-e1A'] },
    periods: { meets: [], when: (a) => a.retention_mode !== 'one-period' },
    // pp.sources is not printed where nothing is collected on purpose.
    sources: { meets: ['ccpa-7011-e1B'], when: (a) => a.pd_none_confirm === 'yes' },
    notice: { meets: ['ccpa-7012'] },
    choices: { meets: [], when: passesOn },
    others: { meets: ['ccpa-7012-3p'], when: (a) => holdsFact(a, 'data:third-party-collection') },
  },
  words: {
    de: {
      categories: categories.de,
      types: types.de,
      special: special.de,
      start: retention.de.start,
      yes: 'ja',
      no: 'nein',
    },
    en: {
      categories: categories.en,
      types: types.en,
      special: special.en,
      start: retention.en.start,
      yes: 'yes',
      no: 'no',
    },
    es: {
      categories: categories.es,
      types: types.es,
      special: special.es,
      start: retention.es.start,
      yes: 'sí',
      no: 'no',
    },
    fr: {
      categories: categories.fr,
      types: types.fr,
      special: special.fr,
      start: retention.fr.start,
      yes: 'oui',
      no: 'non',
    },
    it: {
      categories: categories.it,
      types: types.it,
      special: special.it,
      start: retention.it.start,
      yes: 'sì',
      no: 'no',
    },
    nl: {
      categories: categories.nl,
      types: types.nl,
      special: special.nl,
      start: retention.nl.start,
      yes: 'ja',
      no: 'nee',
    },
  },
  text: {
    de: (c) => prose`
      ## Kalifornien: welche Daten wir erheben

      Wenn Sie in Kalifornien leben, gilt für Sie zusätzlich der California Consumer Privacy Act (CCPA, Cal. Civ. Code §§ 1798.100 ff.). Was dieses Gesetz „personal information“ nennt, heißt in dieser Erklärung personenbezogene Daten.

      ${c.part.categories(prose`
        In den letzten zwölf Monaten haben wir diese Kategorien personenbezogener Daten erhoben. Der Buchstabe in Klammern
        verweist auf Cal. Civ. Code § 1798.140(v)(1), „ae“ auf § 1798.140(ae).

        ${table(c, { category: 'Kategorie', content: 'Inhalt', passed: 'Verkauft oder für Werbung weitergegeben', kept: 'Aufbewahrung' })}`)}

      ${c.part.periods`Nennt der Abschnitt „Wie lange wir Daten aufbewahren“ für bestimmte Daten eine Frist, gilt diese.`}

      ${c.part
        .sources`Wir erhalten diese Daten von Ihrem Browser oder Gerät, wenn Sie unser Angebot nutzen, und von Ihnen
      selbst, wenn Sie uns schreiben.`}

      ${c.part
        .notice`Dieser Abschnitt ist zugleich unser Hinweis bei der Erhebung (Notice at Collection, 11 CCR § 7012). Zu
      welchen Zwecken wir die Daten jeder dieser Kategorien erheben und verwenden, steht im Abschnitt „Wofür wir Daten
      verwenden“. ${c.part
        .choices`Wie Sie dem Verkauf und der Weitergabe für Werbung widersprechen, steht im Abschnitt „Ihre
      Wahlmöglichkeiten“.`}`}

      ${c.part
        .others`Andere Unternehmen, deren Werkzeuge über unser Angebot selbst Daten erheben, unterrichten darüber in
      ihren eigenen Datenschutzhinweisen.`}`,
    en: (c) => prose`
      ## California: the information we collect

      If you live in California, the California Consumer Privacy Act (CCPA, Cal. Civ. Code § 1798.100 and following) also
      applies to you. “Personal information” in that law is what this document otherwise calls personal data.

      ${c.part.categories(prose`
        In the past twelve months we have collected these categories of personal information. The letter in brackets refers
        to Cal. Civ. Code § 1798.140(v)(1), and “ae” to § 1798.140(ae).

        ${table(c, { category: 'Category', content: 'Content', passed: 'Sold or shared', kept: 'How long we keep it' })}`)}

      ${c.part.periods`Where the section “How long we keep data” names a period for particular data, that period applies.`}

      ${c.part
        .sources`We receive this information from your browser or device when you use our service, and from you when
      you write to us.`}

      ${c.part
        .notice`This section is also our notice at collection (11 CCR § 7012). The section “What we use data for” states
      the purposes for which we collect and use each of these categories. ${c.part
        .choices`How you opt out of sale and sharing
      is explained under “Your privacy choices”.`}`}

      ${c.part
        .others`Other companies whose tools themselves collect information through our service describe this in their
      own privacy notices.`}`,
    es: (c) => prose`
      ## California: qué datos recogemos

      Si usted vive en California, se le aplica además la California Consumer Privacy Act (CCPA, Cal. Civ. Code § 1798.100 y
      siguientes). Lo que esa ley llama «personal information» (información personal) son los datos personales de los que habla este documento.

      ${c.part.categories(prose`
        En los últimos doce meses hemos recogido estas categorías de datos personales. La letra entre paréntesis remite a
        Cal. Civ. Code § 1798.140(v)(1), y «ae», a § 1798.140(ae).

        ${table(c, { category: 'Categoría', content: 'Contenido', passed: 'Vendida o cedida para publicidad', kept: 'Conservación' })}`)}

      ${c.part
        .periods`Si el apartado «Cuánto tiempo conservamos los datos» indica un plazo para determinados datos, se aplica
      ese plazo.`}

      ${c.part
        .sources`Recibimos estos datos de su navegador o dispositivo cuando utiliza nuestro servicio, y de usted cuando
      nos escribe.`}

      ${c.part
        .notice`Este apartado es también nuestro aviso en el momento de la recogida («Notice at Collection», 11 CCR § 7012).
      El apartado «Para qué utilizamos los datos» indica los fines para los que recogemos y utilizamos cada una de estas
      categorías. ${c.part
        .choices`Cómo oponerse a la venta y a la cesión para publicidad se explica en el apartado «Sus
      opciones de privacidad».`}`}

      ${c.part
        .others`Otras empresas cuyas herramientas recogen datos por su cuenta a través de nuestro servicio informan de ello
      en sus propios avisos de privacidad.`}`,
    fr: (c) => prose`
      ## Californie : les données que nous collectons

      Si vous vivez en Californie, le California Consumer Privacy Act (CCPA, Cal. Civ. Code § 1798.100 et suivants) s’applique
      également à vous. Ce que cette loi appelle « personal information » correspond aux données à caractère personnel dont
      parle le présent document.

      ${c.part.categories(prose`
        Au cours des douze derniers mois, nous avons collecté ces catégories de données à caractère personnel. La lettre entre
        parenthèses renvoie au Cal. Civ. Code § 1798.140(v)(1), et « ae » au § 1798.140(ae).

        ${table(c, { category: 'Catégorie', content: 'Contenu', passed: 'Vendue ou partagée à des fins publicitaires', kept: 'Conservation' })}`)}

      ${c.part
        .periods`Lorsque la section « Combien de temps nous conservons les données » indique une durée pour certaines
      données, cette durée s’applique.`}

      ${c.part
        .sources`Nous recevons ces données de votre navigateur ou de votre appareil lorsque vous utilisez notre service,
      et de vous-même lorsque vous nous écrivez.`}

      ${c.part
        .notice`La présente section constitue aussi notre avis au moment de la collecte (Notice at Collection, 11 CCR
      § 7012). La section « À quoi servent les données » indique les finalités pour lesquelles nous collectons et utilisons
      chacune de ces catégories. ${c.part
        .choices`La section « Vos choix en matière de confidentialité » explique comment vous
      opposer à la vente et au partage publicitaire.`}`}

      ${c.part
        .others`Les autres entreprises qui collectent elles-mêmes des données au moyen d’outils intégrés à notre service en
        informent dans leurs propres notices de confidentialité.`}`,
    it: (c) => prose`
      ## California: quali dati raccogliamo

      Se Lei vive in California, si applica anche il California Consumer Privacy Act (CCPA, Cal. Civ. Code § 1798.100 e
      seguenti). Ciò che questa legge chiama «personal information» sono i dati personali di cui parla questo documento.

      ${c.part.categories(prose`
        Negli ultimi dodici mesi abbiamo raccolto queste categorie di dati personali. La lettera tra parentesi rinvia al § 1798.140(v)(1) del Cal. Civ. Code, «ae» al § 1798.140(ae).

        ${table(c, { category: 'Categoria', content: 'Contenuto', passed: 'Venduta o condivisa per pubblicità', kept: 'Conservazione' })}`)}

      ${c.part
        .periods`Se la sezione «Per quanto tempo conserviamo i dati» indica un periodo per determinati dati, vale quel
      periodo.`}

      ${c.part
        .sources`Riceviamo questi dati dal Suo browser o dispositivo quando utilizza il nostro servizio, e da Lei quando
      ci scrive.`}

      ${c.part
        .notice`Questa sezione è anche la nostra informativa al momento della raccolta (Notice at Collection, 11 CCR § 7012).
      La sezione «Per quali finalità utilizziamo i dati» indica le finalità per cui raccogliamo e usiamo ciascuna di queste
      categorie. ${c.part
        .choices`La sezione «Le Sue scelte sulla privacy» spiega come opporsi alla vendita e alla condivisione
      per pubblicità.`}`}

      ${c.part
        .others`Le altre imprese i cui strumenti raccolgono dati per proprio conto tramite il nostro servizio ne danno notizia nelle proprie informative sulla privacy.`}`,
    nl: (c) => prose`
      ## Californië: welke gegevens wij verzamelen

      Woont u in Californië, dan geldt voor u ook de California Consumer Privacy Act (CCPA, Cal. Civ. Code § 1798.100 en
      volgende). Wat deze wet “personal information” noemt, heet in dit document persoonsgegevens.

      ${c.part.categories(prose`
        In de afgelopen twaalf maanden hebben wij deze categorieën persoonsgegevens verzameld. De letter tussen haakjes
        verwijst naar Cal. Civ. Code § 1798.140(v)(1), en “ae” naar § 1798.140(ae).

        ${table(c, { category: 'Categorie', content: 'Inhoud', passed: 'Verkocht of voor reclame gedeeld', kept: 'Bewaring' })}`)}

      ${c.part
        .periods`Noemt het onderdeel “Hoelang wij gegevens bewaren” voor bepaalde gegevens een termijn, dan geldt die
      termijn.`}

      ${c.part
        .sources`Wij ontvangen deze gegevens van uw browser of apparaat wanneer u onze dienst gebruikt, en van u zelf
      wanneer u ons schrijft.`}

      ${c.part
        .notice`Dit onderdeel is tegelijk onze mededeling bij het verzamelen (Notice at Collection, 11 CCR § 7012). Voor
      welke doeleinden wij elk van deze categorieën verzamelen en gebruiken, staat in het onderdeel “Waarvoor wij gegevens
      gebruiken”. ${c.part
        .choices`Hoe u bezwaar maakt tegen verkoop en delen voor reclame, staat in het onderdeel “Uw
      privacykeuzes”.`}`}

      ${c.part
        .others`Andere bedrijven waarvan de hulpmiddelen via onze dienst zelf gegevens verzamelen, informeren daarover
      in hun eigen privacyverklaringen.`}`,
  },
});
