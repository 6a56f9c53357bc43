import type { Language } from '@clausewright/contract/languages';
import { type Context, given, has, prose, rows, type Words } from '../../document/authoring.ts';
import type { VendorCategory } from '../../vendors/vendor.ts';
import { providerTaskWords } from '../words/provider-tasks.ts';
import { namesProviders, tasksOf } from '../words/providers.ts';
import { regulation, underEither } from '../words/regulation.ts';
import { clause, type PrivacyQuestions } from './clause.ts';

type Spoken = Context<PrivacyQuestions, Language, never, Record<VendorCategory, Words>>;

function tasks(c: Spoken): Words {
  return c.and(tasksOf(c.a).map((task) => c.w[task]));
}

function others(c: Spoken): Words {
  return c.and(rows(c.say['share_with.own']).map((row) => row.name));
}

/**
 * Drafting note. Article 13(1)(e) GDPR, Art. 19(2)(c) FADP, Cal. Bus. & Prof. Code § 22575(b)(1), Cal. Civ. Code §
 * 1798.110(c)(4), the acts of the states. instructed: Article 28(3)(a) GDPR, conditional, for some providers decide
 * themselves. Authorities always stand there, since no choice of the owner keeps them out.
 */
export const recipients = clause({
  id: 'pp.recipients',
  version: 3,
  parts: {
    list: {
      meets: [
        'gdpr-13-1-e',
        'caloppa-22575-b1',
        'ch-19-2',
        'ccpa-7011-e1I',
        'us-states-third-parties',
        'play-data',
      ],
    },
    providers: {
      meets: [],
      when: (a) => has(a.share_with, 'service-providers') || !given(a.share_with) || namesProviders(a),
    },
    instructed: { meets: [], when: (a) => underEither(a) },
    named: { meets: [], when: (a) => namesProviders(a) },
    affiliates: { meets: [], when: (a) => has(a.share_with, 'affiliates') },
    partners: { meets: [], when: (a) => has(a.share_with, 'business-partners') },
    users: { meets: [], when: (a) => has(a.share_with, 'other-users') || a.ugc === 'yes' },
    advertisers: {
      meets: [],
      when: (a) => has(a.share_with, 'advertisers') || a.ads === 'yes' || a.remarketing === 'yes',
    },
    buyers: { meets: [], when: (a) => has(a.share_with, 'acquirers') },
    consented: { meets: [], when: (a) => has(a.share_with, 'consent') },
    operators: { meets: [], when: (a) => has(a.laws, 'coppa') && given(a.kids_operators) },
    others: { meets: [], when: (a) => given(a['share_with.own']) },
  },
  words: providerTaskWords,
  text: {
    de: (c) => prose`
      ## Wer Ihre Daten erhält

      ${c.part.list(prose`
        Wenn wir personenbezogene Daten weitergeben, erhalten sie diese Empfänger:

        - ${c.part
          .providers`**Dienstleister**, die für uns arbeiten, vor allem für ${tasks(c)}. ${c.part.instructed`Soweit sie Daten in unserem Auftrag verarbeiten, dürfen sie dies nur nach unseren Weisungen tun (Art. 28 ${regulation(c)}).`}
          ${c.part.named`Anbieter, die wir einzeln benennen, stehen in den Abschnitten, die ihren Einsatz beschreiben.`}`}
        - **Behörden und Gerichte**, wenn wir rechtlich dazu verpflichtet sind oder Rechte geltend machen.
        - ${c.part.affiliates`**Unternehmen unserer Gruppe**, soweit sie an den Zwecken mitwirken, die diese
          Erklärung nennt.`}
        - ${c.part.partners`**Geschäftspartner**, mit denen wir Leistungen gemeinsam erbringen oder
          abwickeln.`}
        - ${c.part.users`**Andere Nutzer**, die sehen können, was Sie in unserem Angebot veröffentlichen oder mit ihnen teilen.`}
        - ${c.part.advertisers`**Werbetreibende und Werbenetzwerke**, die Werbung anzeigen oder ihren Erfolg
          messen.`}
        - ${c.part.buyers`**Erwerber unseres Unternehmens** oder eines Teils davon und deren Berater.`}
        - ${c.part.consented`**Weitere Empfänger**, wenn Sie der Weitergabe vorher zugestimmt haben.`}
        - ${c.part
          .operators`**Andere Betreiber**, die über unser Angebot Daten von Kindern erheben; sie nennt der Abschnitt „Informationen für Eltern (Vereinigte Staaten)“.`}
        - ${c.part.others`**Außerdem** erhalten Daten: ${others(c)}`}`)}`,
    en: (c) => prose`
      ## Who receives your data

      ${c.part.list(prose`
        Where we pass on personal data, the recipients are:

        - ${c.part
          .providers`**Service providers** who work for us, mainly for ${tasks(c)}. ${c.part.instructed`Where they process data on our behalf, they may do so only on our instructions (Article 28 ${regulation(c)}).`} ${c
          .part.named`Those that we name appear in the sections that describe what we use them for.`}`}
        - **Public authorities and courts**, where we are legally obliged or assert rights.
        - ${c.part.affiliates`**Companies of our group**, as far as they take part in the purposes that this
          document names.`}
        - ${c.part.partners`**Business partners** with whom we jointly provide or carry out services.`}
        - ${c.part.users`**Other users**: they see what you publish in our service or share with them.`}
        - ${c.part.advertisers`**Advertisers and advertising networks** that show advertising or measure its
          success.`}
        - ${c.part.buyers`**Buyers of our business** or of a part of it, and their advisers.`}
        - ${c.part.consented`**Other recipients**, where you have agreed beforehand that we pass data on.`}
        - ${c.part
          .operators`**Other operators** that collect data of children through our service; the section “Information for parents (United States)” names them.`}
        - ${c.part.others`**In addition**, data goes to: ${others(c)}`}`)}`,
    es: (c) => prose`
      ## Quién recibe sus datos

      ${c.part.list(prose`
        Cuando comunicamos datos personales, los destinatarios son los siguientes:

        - ${c.part.providers`**Proveedores** que trabajan para nosotros, sobre todo para lo siguiente:
          ${tasks(c)}. ${c.part.instructed`Cuando tratan datos por cuenta nuestra, solo pueden hacerlo siguiendo nuestras instrucciones (artículo 28 del ${regulation(c)}).`} ${c
            .part.named`Los que nombramos figuran en los apartados que describen para qué los utilizamos.`}`}
        - **Autoridades y tribunales**, cuando la ley nos obliga a comunicarles datos o cuando hacemos valer derechos.
        - ${c.part.affiliates`**Empresas de nuestro grupo**, en la medida en que participan en los fines que
          indica este documento.`}
        - ${c.part.partners`**Socios comerciales** con los que prestamos o gestionamos servicios
          conjuntamente.`}
        - ${c.part.users`**Otros usuarios**: ven lo que usted publica en nuestro servicio o comparte con
          ellos.`}
        - ${c.part.advertisers`**Anunciantes y redes publicitarias** que muestran publicidad o miden su
          éxito.`}
        - ${c.part.buyers`**Adquirentes de nuestro negocio** o de una parte de él, y sus asesores.`}
        - ${c.part.consented`**Otros destinatarios**, cuando usted ha aceptado antes la comunicación.`}
        - ${c.part
          .operators`**Otros operadores** que recogen datos de niños a través de nuestro servicio; los indica el apartado «Información para los padres (Estados Unidos)».`}
        - ${c.part.others`**Además**, comunicamos datos a otros destinatarios: ${others(c)}`}`)}`,
    fr: (c) => prose`
      ## Qui reçoit vos données

      ${c.part.list(prose`
        Lorsque nous communiquons des données à caractère personnel, les destinataires sont les suivants :

        - ${c.part.providers`**Prestataires** qui travaillent pour nous, surtout pour les tâches suivantes :
          ${tasks(c)}. ${c.part.instructed`Lorsqu’ils traitent des données pour notre compte, ils ne peuvent le faire que sur nos instructions (article 28 du ${regulation(c)}).`} ${c
            .part
            .named`Ceux que nous nommons figurent dans les sections qui décrivent les tâches que nous leur confions.`}`}
        - **Autorités publiques et tribunaux**, lorsque la loi nous oblige à leur transmettre des données ou que nous faisons valoir des droits.
        - ${c.part.affiliates`**Sociétés de notre groupe**, dans la mesure où elles participent aux finalités
          que ce document indique.`}
        - ${c.part.partners`**Partenaires commerciaux** avec lesquels nous fournissons ou gérons des
        services en commun.`}
        - ${c.part.users`**Autres utilisateurs** : ils voient ce que vous publiez dans notre service ou
          partagez avec eux.`}
        - ${c.part.advertisers`**Annonceurs et réseaux publicitaires** qui affichent de la publicité ou en
          mesurent le succès.`}
        - ${c.part.buyers`**Acquéreurs de notre entreprise** ou d’une partie de celle-ci, et leurs
          conseils.`}
        - ${c.part.consented`**Autres destinataires**, lorsque vous avez accepté la communication au
          préalable.`}
        - ${c.part
          .operators`**D’autres exploitants** qui collectent des données d’enfants par notre service ; la section « Informations destinées aux parents (États-Unis) » les indique.`}
        - ${c.part.others`**En outre**, nous communiquons des données à d’autres destinataires : ${others(c)}`}`)}`,
    it: (c) => prose`
      ## Chi riceve i Suoi dati

      ${c.part.list(prose`
        Quando comunichiamo dati personali, i destinatari sono i seguenti:

        - ${c.part.providers`**Fornitori** che lavorano per noi, soprattutto per quanto segue: ${tasks(c)}.
          ${c.part.instructed`Quando trattano dati per nostro conto, possono farlo solo secondo le nostre istruzioni (art. 28 del ${regulation(c)}).`}
          ${c.part.named`Quelli che indichiamo per nome figurano nelle sezioni che descrivono per che cosa li utilizziamo.`}`}
        - **Autorità pubbliche e tribunali**, quando la legge ci obbliga o quando facciamo valere i nostri diritti.
        - ${c.part.affiliates`**Società del nostro gruppo**, nella misura in cui partecipano alle finalità
          indicate in questo documento.`}
        - ${c.part.partners`**Partner commerciali** con cui prestiamo o gestiamo servizi insieme.`}
        - ${c.part.users`**Altri utenti**: vedono ciò che Lei pubblica nel nostro servizio o condivide con
          loro.`}
        - ${c.part.advertisers`**Inserzionisti e reti pubblicitarie** che mostrano pubblicità o ne misurano
          il successo.`}
        - ${c.part.buyers`**Acquirenti della nostra attività** o di una sua parte e i loro consulenti.`}
        - ${c.part.consented`**Altri destinatari**, quando Lei ha accettato prima la comunicazione.`}
        - ${c.part
          .operators`**Altri gestori** che raccolgono dati di bambini tramite il nostro servizio; li indica la sezione «Informazioni per i genitori (Stati Uniti)».`}
        - ${c.part.others`**Inoltre** ricevono dati i seguenti soggetti: ${others(c)}`}`)}`,
    nl: (c) => prose`
      ## Wie uw gegevens ontvangt

      ${c.part.list(prose`
        Wanneer wij persoonsgegevens doorgeven, zijn dit de ontvangers:

        - ${c.part
          .providers`**Dienstverleners** die voor ons werken, vooral voor ${tasks(c)}. ${c.part.instructed`Voor zover zij gegevens in onze opdracht verwerken, mogen zij dat alleen volgens onze instructies doen (artikel 28 ${regulation(c)}).`}
          ${c.part.named`De aanbieders die wij bij naam noemen, staan in de onderdelen die beschrijven waarvoor wij hen inzetten.`}`}
        - **Overheidsinstanties en rechters**, wanneer wij daartoe wettelijk verplicht zijn of rechten doen gelden.
        - ${c.part.affiliates`**Ondernemingen van onze groep**, voor zover zij meewerken aan de doeleinden die
          dit document noemt.`}
        - ${c.part.partners`**Zakelijke partners** met wie wij diensten samen leveren of uitvoeren.`}
        - ${c.part.users`**Andere gebruikers**: zij zien wat u in onze dienst publiceert of met hen deelt.`}
        - ${c.part.advertisers`**Adverteerders en reclamenetwerken** die reclame tonen of het succes daarvan
          meten.`}
        - ${c.part.buyers`**Overnemers van onze onderneming** of van een deel daarvan en hun adviseurs.`}
        - ${c.part.consented`**Andere ontvangers**, wanneer u vooraf met de verstrekking hebt ingestemd.`}
        - ${c.part
          .operators`**Andere exploitanten** die via onze dienst gegevens van kinderen verzamelen; het onderdeel “Informatie voor ouders (Verenigde Staten)” noemt hen.`}
        - ${c.part.others`**Daarnaast** ontvangen deze partijen gegevens: ${others(c)}`}`)}`,
  },
});
