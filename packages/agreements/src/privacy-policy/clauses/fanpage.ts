import type { Language } from '@clausewright/contract/languages';
import {
  type Context,
  given,
  items,
  link,
  prose,
  rows,
  type Rows,
  type VendorId,
  type Words,
} from '../../document/authoring.ts';
import { regulation, underEither } from '../words/regulation.ts';
import { clause, type PrivacyQuestions } from './clause.ts';
import { productName } from './provider-names.ts';

type Given = Context<PrivacyQuestions>['a'];
type Page = PrivacyQuestions['fan_page_details'] extends Rows<infer Row> ? Row : never;
type Network = Page['fan_page_network'];

/** The same in every language. */
const networks = { facebook: 'Facebook', instagram: 'Instagram', linkedin: 'LinkedIn' };
const metaTools: readonly string[] = ['meta-pixel', 'facebook-plugins', 'instagram-embeds'];

function hasPlugins(a: Given): boolean {
  return given(a.social_plugins) || given(a['social_plugins.own']);
}

function hasPage(a: Given, ...wanted: readonly Network[]): boolean {
  const pages = a.fan_page_details ?? [];
  return a.fan_page === 'yes' && pages.some(({ fan_page_network: network }) => wanted.includes(network));
}

function usesMeta(a: Given): boolean {
  const used: readonly VendorId[] = [...(a.remarketing_vendors ?? []), ...(a.social_plugins ?? [])];
  return used.some((id) => metaTools.includes(id));
}

function pages(c: Context<PrivacyQuestions, Language, never, Record<Network, Words>>) {
  return items(
    rows(c.say.fan_page_details).map(
      (row) => prose`${c.name(row.fan_page_network, c.w)} – ${row.fan_page_name} – ${link(row.fan_page_url)}`,
    ),
  );
}

/** Companies whose code or buttons send data from the owner's pages. */
function companies(c: Context<PrivacyQuestions>): Words {
  // A service that was named for both tasks is told once.
  const seen = new Set<string>();
  const named = (question: 'remarketing_vendors' | 'social_plugins') =>
    c.names(c.say[question], productName, c.say[`${question}.own`]).filter((_, i) => {
      const id = c.a[question]?.[i];
      const known = id !== undefined && seen.has(id);
      if (id !== undefined) seen.add(id);
      return !known;
    });
  const tools = c.a.remarketing === 'yes' ? named('remarketing_vendors') : [];
  return c.and(tools.length === 0 || hasPlugins(c.a) ? [...tools, ...named('social_plugins')] : tools);
}

/**
 * Drafting note. Article 26 GDPR. pages: CJEU C-210/16 (Wirtschaftsakademie); interest: Article 6(1)(f), to be told under
 * Article 13(1)(d). tools: CJEU C-40/17 (Fashion ID): joint for collection and transmission alone. meta, linkedin,
 * metaTools: the arrangements that the networks publish. essence: Article 26(2), second sentence.
 */
export const fanpage = clause({
  id: 'pp.fanpage',
  version: 2,
  when: (a) => underEither(a) && (a.fan_page === 'yes' || a.remarketing === 'yes' || hasPlugins(a)),
  parts: {
    pages: { meets: [], when: (a) => a.fan_page === 'yes' },
    meta: { meets: [], when: (a) => hasPage(a, 'facebook', 'instagram') },
    linkedin: { meets: [], when: (a) => hasPage(a, 'linkedin') },
    tools: { meets: [], when: (a) => a.remarketing === 'yes' || hasPlugins(a) },
    metaTools: { meets: [], when: usesMeta },
    essence: { meets: ['gdpr-26-2'] },
  },
  words: { de: networks, en: networks, es: networks, fr: networks, it: networks, nl: networks },
  text: {
    de: (c) => prose`
      ## Gemeinsame Verantwortung mit anderen Anbietern

      ${c.part.pages(prose`
        Wir sind in sozialen Netzwerken vertreten:

        ${pages(c)}

        Das Netzwerk wertet Besuche unserer Seite aus und stellt uns Statistiken bereit, in denen wir einzelne
        Personen nicht erkennen. Für diese Auswertung sind wir mit dem Netzwerk gemeinsam verantwortlich (Art. 26
        ${regulation(c)}). Rechtsgrundlage ist unser berechtigtes Interesse, uns dort vorzustellen und die Wirkung der Seite
        zu verstehen (Art. 6 Abs. 1 Buchst. f ${regulation(c)}). Was das Netzwerk darüber hinaus mit Daten tut, verantwortet es allein.`)}

      ${c.part.meta`Für Facebook und Instagram ist unser Partner Meta Platforms Ireland Limited, Irland
      ([Vereinbarung zu Seitenstatistiken](https://www.facebook.com/legal/terms/page_controller_addendum)).`}
      ${c.part.linkedin`Für LinkedIn ist unser Partner LinkedIn Ireland Unlimited Company, Irland
      ([Vereinbarung zu Seitenstatistiken](https://legal.linkedin.com/pages-joint-controller-addendum)).`}

      ${c.part
        .tools`Über Code oder Schaltflächen in unserem Angebot gelangen Daten zu anderen Diensten, und zwar: ${companies(c)}. Soweit wir mit dem Anbieter eines solchen Dienstes gemeinsam über Zweck und Mittel entscheiden, sind wir für die Erhebung und die
      Übermittlung gemeinsam verantwortlich; was der Anbieter danach mit den Daten tut, verantwortet er allein.`}
      ${c.part.metaTools`Zwischen uns und Meta Platforms Ireland Limited, Irland, gilt dafür [diese
      Vereinbarung](https://www.facebook.com/legal/controller_addendum).`}

      ${c.part.essence`Im Wesentlichen gilt zwischen uns und dem Anbieter: Wir unterrichten Sie und holen, wo
      nötig, Ihre Einwilligung ein. Der Anbieter schützt die Daten auf seinen Systemen und bearbeitet Anliegen, die diese Daten betreffen. Sie können sich mit jedem Anliegen an uns wenden; betrifft es Daten, die nur der
      Anbieter hat, leiten wir es an ihn weiter. Sie können Ihre Rechte gegenüber jedem von uns geltend machen.`}`,
    en: (c) => prose`
      ## Joint responsibility with other providers

      ${c.part.pages(prose`
        We are present on social networks:

        ${pages(c)}

        The network evaluates visits to our page and supplies us with statistics in which we cannot identify individuals. For this evaluation we and the network are joint controllers (Article 26 ${regulation(c)}). The
        legal basis is our legitimate interest in presenting ourselves there and in understanding the effect of the
        page (Article 6(1)(f) ${regulation(c)}). For whatever else the network does with data, it alone is responsible.`)}

      ${c.part
        .meta`For Facebook and Instagram our partner is Meta Platforms Ireland Limited, Ireland ([arrangement on
      page statistics](https://www.facebook.com/legal/terms/page_controller_addendum)).`}
      ${c.part
        .linkedin`For LinkedIn our partner is LinkedIn Ireland Unlimited Company, Ireland ([arrangement on page
      statistics](https://legal.linkedin.com/pages-joint-controller-addendum)).`}

      ${c.part
        .tools`Through code or buttons in our service, data reaches services of others: ${companies(c)}. Where we decide on purpose and means together with the provider of such a service, we are joint controllers for the collection and transmission;
      for what the provider then does with the data, it alone is responsible.`}
      ${c.part.metaTools`Between us and Meta Platforms Ireland Limited, Ireland, [this
      arrangement](https://www.facebook.com/legal/controller_addendum) applies.`}

      ${c.part.essence`In essence, the following applies between us and the provider: we inform you and, where
      necessary, obtain your consent. The provider protects the data on its systems and deals with requests about that data. You can bring any request to us; where it concerns data that only the provider has, we
      pass it on. You can exercise your rights against each of us.`}`,
    es: (c) => prose`
      ## Responsabilidad conjunta con otros proveedores

      ${c.part.pages(prose`
        Nuestra presencia en redes:

        ${pages(c)}

        La red analiza las visitas a nuestra página y nos facilita estadísticas que no nos permiten identificar a
        personas concretas. Respecto de este análisis, la red y nosotros somos corresponsables del tratamiento
        (artículo 26 del ${regulation(c)}). La base jurídica es nuestro interés legítimo en presentarnos allí y en conocer el
        efecto de la página (artículo 6.1.f) del ${regulation(c)}). La red es la única responsable del tratamiento de los demás
        datos.`)}

      ${c.part
        .meta`Para Facebook e Instagram, nuestro socio es Meta Platforms Ireland Limited, Irlanda ([acuerdo sobre
      estadísticas de páginas](https://www.facebook.com/legal/terms/page_controller_addendum)).`}
      ${c.part
        .linkedin`Para LinkedIn, nuestro socio es LinkedIn Ireland Unlimited Company, Irlanda ([acuerdo sobre
      estadísticas de páginas](https://legal.linkedin.com/pages-joint-controller-addendum)).`}

      ${c.part
        .tools`Mediante código o botones de nuestro servicio llegan datos a otros servicios, en concreto: ${companies(c)}. En la medida en que decidimos junto con el proveedor correspondiente los fines y los medios, somos
      corresponsables de la recogida y de la transmisión; de lo que el proveedor haga después con los datos es él
      el único responsable.`} ${c.part
        .metaTools`Con Meta Platforms Ireland Limited, Irlanda, rige para ello [este
      acuerdo](https://www.facebook.com/legal/controller_addendum).`}

      ${c.part
        .essence`En lo esencial, entre el proveedor y nosotros rige lo siguiente: nosotros le informamos y,
      cuando es necesario, obtenemos su consentimiento. El proveedor protege los datos en sus sistemas y atiende las solicitudes relativas a esos datos. Puede dirigirnos cualquier solicitud; si se refiere a
      datos que solo tiene el proveedor, se la remitimos. Usted puede ejercer sus derechos frente a cada uno de
      nosotros.`}`,
    fr: (c) => prose`
      ## Responsabilité conjointe avec d’autres prestataires

      ${c.part.pages(prose`
        Notre présence sur les réseaux :

        ${pages(c)}

        Le réseau analyse les visites de notre page et nous fournit des statistiques qui ne nous permettent pas
        d’identifier des personnes. Pour cette analyse, le réseau et nous-mêmes sommes responsables conjoints du
        traitement (article 26 du ${regulation(c)}). La base juridique est notre intérêt légitime à nous présenter sur ce réseau et à
        comprendre l’effet de la page (article 6, paragraphe 1, point f), du ${regulation(c)}). Le réseau traite toutes les
        autres données sous sa propre responsabilité.`)}

      ${c.part
        .meta`Pour Facebook et Instagram, notre partenaire est Meta Platforms Ireland Limited, Irlande ([accord
      relatif aux statistiques des pages](https://www.facebook.com/legal/terms/page_controller_addendum)).`}
      ${c.part
        .linkedin`Pour LinkedIn, notre partenaire est LinkedIn Ireland Unlimited Company, Irlande ([accord relatif
      aux statistiques des pages](https://legal.linkedin.com/pages-joint-controller-addendum)).`}

      ${c.part
        .tools`Du code ou des boutons de notre service transmettent des données à d’autres services, à savoir : ${companies(c)}. Dans la mesure où nous décidons, avec le prestataire concerné, des finalités et des moyens, nous sommes
      responsables conjoints de la collecte et de la transmission ; de ce que le prestataire fait ensuite des
      données, il est seul responsable.`} ${c.part
        .metaTools`Avec Meta Platforms Ireland Limited, Irlande, [cet
      accord](https://www.facebook.com/legal/controller_addendum) s’applique à ce titre.`}

      ${c.part
        .essence`Les grandes lignes de la répartition entre le prestataire et nous sont les suivantes : nous
      vous informons et, si nécessaire, recueillons votre consentement. Le prestataire protège les données sur ses
      systèmes et traite les demandes relatives à ces données. Vous pouvez nous adresser toute demande ; si elle
      concerne des données que seul le prestataire détient, nous la lui transmettons. Vous pouvez
      exercer vos droits à l’égard de chacun de nous.`}`,
    it: (c) => prose`
      ## Responsabilità congiunta con altri fornitori

      ${c.part.pages(prose`
        Gestiamo le seguenti pagine:

        ${pages(c)}

        Il social network analizza le visite a queste pagine e ci fornisce statistiche in cui non possiamo
        riconoscere singole persone. Per questa analisi noi e il social network siamo contitolari del trattamento
        (art. 26 del ${regulation(c)}). La base giuridica è il nostro legittimo interesse a presentarci in tale rete e a
        comprendere l’effetto della pagina (art. 6, par. 1, lett. f), del ${regulation(c)}). Di ogni altro uso dei dati risponde soltanto il social
        network.`)}

      ${c.part
        .meta`Per Facebook e Instagram il nostro partner è Meta Platforms Ireland Limited, Irlanda ([accordo sulle
      statistiche delle pagine](https://www.facebook.com/legal/terms/page_controller_addendum)).`}
      ${c.part
        .linkedin`Per LinkedIn il nostro partner è LinkedIn Ireland Unlimited Company, Irlanda ([accordo sulle
      statistiche delle pagine](https://legal.linkedin.com/pages-joint-controller-addendum)).`}

      ${c.part
        .tools`Attraverso codice o pulsanti del nostro servizio i dati giungono a: ${companies(c)}. Nella misura in cui decidiamo insieme al fornitore le finalità e i mezzi, siamo contitolari
      della raccolta e della trasmissione; di ciò che il fornitore fa poi con i dati risponde soltanto lui.`}
      ${c.part.metaTools`Con Meta Platforms Ireland Limited, Irlanda, vale a tal fine [questo
      accordo](https://www.facebook.com/legal/controller_addendum).`}

      ${c.part
        .essence`In sostanza, tra noi e il fornitore vale quanto segue: noi La informiamo e, ove necessario,
      raccogliamo il Suo consenso. Il fornitore protegge i dati sui propri sistemi e dà seguito alle richieste relative a tali dati. Può rivolgere a noi qualsiasi richiesta; se riguarda dati che solo il fornitore
      possiede, gliela trasmettiamo. Lei può esercitare i Suoi diritti nei confronti di ciascuno di noi.`}`,
    nl: (c) => prose`
      ## Gezamenlijke verantwoordelijkheid met andere aanbieders

      ${c.part.pages(prose`
        Wij beheren de volgende pagina’s:

        ${pages(c)}

        Het netwerk analyseert bezoeken aan deze pagina’s en levert ons statistieken waarin wij geen afzonderlijke
        personen kunnen herkennen. Voor deze analyse zijn wij en het netwerk gezamenlijke
        verwerkingsverantwoordelijken (artikel 26 ${regulation(c)}). De rechtsgrond is ons gerechtvaardigd belang om ons daar te
        presenteren en het effect van de pagina te begrijpen (artikel 6, lid 1, onder f, ${regulation(c)}). Voor elk ander
        gebruik van gegevens is uitsluitend het netwerk verantwoordelijk.`)}

      ${c.part
        .meta`Voor Facebook en Instagram is onze partner Meta Platforms Ireland Limited, Ierland ([regeling over
      paginastatistieken](https://www.facebook.com/legal/terms/page_controller_addendum)).`}
      ${c.part
        .linkedin`Voor LinkedIn is onze partner LinkedIn Ireland Unlimited Company, Ierland ([regeling over
      paginastatistieken](https://legal.linkedin.com/pages-joint-controller-addendum)).`}

      ${c.part
        .tools`Via code of knoppen in onze dienst komen gegevens terecht bij: ${companies(c)}. Voor zover wij samen met de aanbieder over doel en middelen beslissen, zijn wij voor de verzameling en de doorgifte
      gezamenlijke verwerkingsverantwoordelijken; voor wat de aanbieder daarna met de gegevens doet, is alleen hij
      verantwoordelijk.`} ${c.part.metaTools`Met Meta Platforms Ireland Limited, Ierland, geldt daarvoor [deze
      regeling](https://www.facebook.com/legal/controller_addendum).`}

      ${c.part
        .essence`In hoofdzaak geldt tussen ons en de aanbieder het volgende: wij informeren u en vragen, waar
      nodig, uw toestemming. De aanbieder beveiligt de gegevens op zijn systemen en behandelt verzoeken over die gegevens. U kunt met elk verzoek bij ons terecht; gaat het over gegevens die alleen de
      aanbieder heeft, dan sturen wij het aan hem door. U kunt uw rechten tegenover ieder van ons uitoefenen.`}`,
  },
});
