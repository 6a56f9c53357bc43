import { has, items, prose } from '../../document/authoring.ts';
import { namesOfficer, officersOf } from '../words/officers.ts';
import { clause } from './clause.ts';

/**
 * Drafting note. Personal Data Protection Act 2012 (Singapore). officer: sections 11(3)-(5) and 12(b)-(d) (business contact
 * information of the data protection officer, complaints), with sections 16, 21 and 22 and regulation 5 of the Personal
 * Data Protection Regulations 2021 (30 days, or word by when) as the policy people may ask for; purposes (section 20) stand in
 * the body. Left out: deemed consent by notification (section 15A) and legitimate interests, which want notices of their
 * own; portability (Part 6B), not in force; transfers (section 26), which need no statement; the Do Not Call registers.
 */
export const rightsSg = clause({
  id: 'pp.rights.sg',
  version: 1,
  when: (a) => has(a.laws, 'sg_pdpa'),
  parts: {
    officer: { meets: ['sg-pdpa-11'] },
    named: { meets: [], when: (a) => namesOfficer(a, 'sg_pdpa') },
    unnamed: { meets: [], when: (a) => !namesOfficer(a, 'sg_pdpa') },
  },
  text: {
    de: (c) => prose`
      ## Ihre Rechte in Singapur

      Wenn Sie in Singapur leben, haben Sie nach dem dortigen Datenschutzgesetz von 2012 (PDPA) diese Rechte:

      - **Auskunft** (Section 21): Sie erfahren, welche personenbezogenen Daten wir über Sie haben und wie wir sie in dem Jahr vor
        Ihrer Anfrage verwendet oder weitergegeben haben oder haben könnten. Angemessene Kosten nennen wir vorher.
      - **Berichtigung** (Section 22): Wir berichtigen falsche oder unvollständige Daten kostenlos.
      - **Widerruf der Einwilligung** (Section 16): Sie können Ihre Einwilligung jederzeit mit angemessener Frist widerrufen. Wir
        sagen Ihnen, welche Folgen das voraussichtlich hat, und beenden die Erhebung, Verwendung und Weitergabe, soweit kein
        Gesetz sie ohne Einwilligung erlaubt.

      Wie Sie vorgehen, steht im Abschnitt „Wie Sie einen Antrag stellen“. Wir antworten so bald wie möglich; brauchen wir länger als
      30 Tage, sagen wir Ihnen binnen dieser Frist, bis wann Sie eine Antwort erhalten. Unsere Zwecke nennt der Abschnitt
      „Wofür wir Daten verwenden“.

      ${c.part.officer(prose`
        ${c.part.named(prose`
          **Datenschutzbeauftragte Person:** Für Singapur erreichen Sie sie hier:

          ${items(officersOf(c, 'sg_pdpa'))}`)}

        ${c.part
          .unnamed`**Datenschutzbeauftragte Person:** Für Singapur erreichen Sie sie über die Kontaktdaten im Abschnitt
        „Kontakt“ mit dem Zusatz „Data Protection Officer“.`}

        **Beschwerde:** Schreiben Sie zuerst der datenschutzbeauftragten Person. Sie prüft Ihre Beschwerde und antwortet Ihnen;
        auf Wunsch erläutert sie auch unsere Regeln zum Datenschutz. Sie können sich auch an die „Personal Data Protection
        Commission“ wenden: [www.pdpc.gov.sg](https://www.pdpc.gov.sg).`)}`,
    en: (c) => prose`
      ## Your rights in Singapore

      If you live in Singapore, you have these rights under the Personal Data Protection Act 2012 (PDPA):

      - **Access** (section 21): you learn what personal data we hold about you and how we have or may have used or disclosed it in the
        year before your request. We tell you any reasonable fee beforehand.
      - **Correction** (section 22): we correct errors and omissions free of charge.
      - **Withdrawal of consent** (section 16): you may withdraw your consent at any time on reasonable notice. We tell you what
        is likely to follow, and cease to collect, use and disclose the data unless a law allows this without consent.

      The section “How to make a request” says how to proceed. We reply as soon as possible; if we need more than 30 days, we tell you
      within that time by when you will have a reply. The section “What we use data for” names our purposes.

      ${c.part.officer(prose`
        ${c.part.named(prose`
          **Data protection officer:** for Singapore you can reach our officer here:

          ${items(officersOf(c, 'sg_pdpa'))}`)}

        ${c.part
          .unnamed`**Data protection officer:** for Singapore you can reach our officer by the contact details in the section
        “Contact”, for the attention of the data protection officer.`}

        **Complaint:** please write to the officer first, who examines your complaint and replies to you and, on request, also
        explains our data protection policies. You may also turn to the Personal Data Protection Commission:
        [www.pdpc.gov.sg](https://www.pdpc.gov.sg).`)}`,
    es: (c) => prose`
      ## Sus derechos en Singapur

      Si usted vive en Singapur, la ley de protección de datos personales de 2012 (PDPA) le reconoce estos derechos:

      - **Acceso** (artículo 21): le indicamos qué datos personales tenemos sobre usted y cómo los hemos utilizado o comunicado, o podemos
        haberlo hecho, en el año anterior a su solicitud. Si cobramos por ello un importe
        razonable, le informamos previamente.
      - **Corrección** (artículo 22): corregimos gratuitamente los errores y las omisiones.
      - **Retirada del consentimiento** (artículo 16): puede retirar su consentimiento en cualquier momento con una antelación
        razonable. Le indicamos las consecuencias probables y dejamos de recoger, utilizar y comunicar los datos, salvo que una
        ley lo permita sin consentimiento.

      El apartado «Cómo presentar una solicitud» explica cómo proceder. Respondemos lo antes posible; si necesitamos más de 30 días, le
      comunicamos dentro de ese plazo cuándo recibirá respuesta. El apartado «Para qué utilizamos los datos» indica nuestros fines.

      ${c.part.officer(prose`
        ${c.part.named(prose`
          **Delegado de protección de datos:** para Singapur puede dirigirse a nuestro delegado aquí:

          ${items(officersOf(c, 'sg_pdpa'))}`)}

        ${c.part
          .unnamed`**Delegado de protección de datos:** para Singapur puede dirigirse a nuestro delegado a través de los datos de
        contacto del apartado «Contacto», indicando «Data Protection Officer».`}

        **Queja:** escriba primero al delegado, que examina su queja y le responde y, si lo desea, le explica también nuestras
        normas de protección de datos. Puede dirigirse además a la «Personal Data Protection Commission»:
        [www.pdpc.gov.sg](https://www.pdpc.gov.sg).`)}`,
    fr: (c) => prose`
      ## Vos droits à Singapour

      Si vous vivez à Singapour, la loi singapourienne de 2012 sur la protection des données à caractère personnel (« Personal
      Data Protection Act 2012 », PDPA) vous donne ces droits :

      - **Accès** (article 21) : nous vous indiquons quelles données à caractère personnel nous détenons sur vous et comment nous les avons
        utilisées ou communiquées, ou avons pu le faire, dans l’année précédant votre demande. Si des frais raisonnables sont
        dus, nous vous en informons au préalable.
      - **Correction** (article 22) : nous corrigeons gratuitement les erreurs et les omissions.
      - **Retrait du consentement** (article 16) : vous pouvez retirer votre consentement à tout moment moyennant un préavis
        raisonnable. Nous vous indiquons les conséquences probables et cessons de collecter, d’utiliser et de communiquer les
        données, sauf si une loi le permet sans consentement.

      La section « Comment présenter une demande » indique comment procéder. Nous répondons dès que possible ; s’il nous faut plus de 30
      jours, nous vous indiquons dans ce délai quand vous recevrez une réponse. La section « À quoi servent les données »
      indique nos finalités.

      ${c.part.officer(prose`
        ${c.part.named(prose`
          **Délégué à la protection des données :** pour Singapour, vous pouvez joindre notre délégué ici :

          ${items(officersOf(c, 'sg_pdpa'))}`)}

        ${c.part
          .unnamed`**Délégué à la protection des données :** pour Singapour, vous pouvez joindre notre délégué aux coordonnées
        indiquées dans la section « Contact », avec la mention « Data Protection Officer ».`}

        **Plainte :** écrivez d’abord au délégué, qui examine votre plainte et vous répond et qui, sur demande, vous explique aussi
        nos règles de protection des données. Vous pouvez également vous adresser à la « Personal Data Protection
        Commission » : [www.pdpc.gov.sg](https://www.pdpc.gov.sg).`)}`,
    it: (c) => prose`
      ## I Suoi diritti a Singapore

      Se vive a Singapore, la legge del 2012 sulla protezione dei dati personali (PDPA) Le riconosce questi diritti:

      - **Accesso** (art. 21): Le indichiamo quali dati personali deteniamo su di Lei e in che modo, nell’anno precedente alla richiesta, li abbiamo o possiamo averli utilizzati o comunicati. Eventuali costi ragionevoli Le vengono comunicati in anticipo.
      - **Rettifica** (art. 22): correggiamo gratuitamente errori e omissioni.
      - **Revoca del consenso** (art. 16): può revocare il consenso in qualsiasi momento con un preavviso ragionevole. Le indichiamo
        le probabili conseguenze e cessiamo di raccogliere, utilizzare e comunicare i dati, salvo che una legge lo consenta
        senza consenso.

      La sezione «Come presentare una richiesta» spiega come procedere. Rispondiamo il prima possibile; se ci occorrono più di 30 giorni,
      Le comunichiamo entro tale termine quando riceverà risposta. La sezione «Per quali finalità utilizziamo i dati» indica le
      nostre finalità.

      ${c.part.officer(prose`
        ${c.part.named(prose`
          **Responsabile della protezione dei dati:** per Singapore può contattare il nostro responsabile qui:

          ${items(officersOf(c, 'sg_pdpa'))}`)}

        ${c.part
          .unnamed`**Responsabile della protezione dei dati:** per Singapore può contattare il nostro responsabile ai recapiti
        della sezione «Contatti», con l’indicazione «Data Protection Officer».`}

        **Reclamo:** scriva dapprima al responsabile, che esamina il Suo reclamo e Le risponde e, su richiesta, Le spiega anche le
        nostre regole sulla protezione dei dati. Può inoltre rivolgersi alla «Personal Data Protection Commission»:
        [www.pdpc.gov.sg](https://www.pdpc.gov.sg).`)}`,
    nl: (c) => prose`
      ## Uw rechten in Singapore

      Als u in Singapore woont, hebt u volgens de privacywet van 2012 (PDPA) deze rechten:

      - **Inzage** (artikel 21): u verneemt welke persoonsgegevens wij over u hebben en hoe wij die in het jaar vóór uw verzoek
        hebben gebruikt of verstrekt, of kunnen hebben gebruikt of verstrekt. Eventuele redelijke kosten noemen wij vooraf.
      - **Correctie** (artikel 22): wij corrigeren fouten en omissies kosteloos.
      - **Intrekking van de toestemming** (artikel 16): u kunt uw toestemming altijd met inachtneming van een redelijke termijn intrekken. Wij
        vertellen u wat waarschijnlijk de gevolgen zijn en verzamelen, gebruiken en verstrekken de gegevens niet langer, tenzij
        een wet dat zonder toestemming toelaat.

      In het onderdeel “Hoe u een verzoek indient” staat hoe dat gaat. Wij antwoorden zo snel mogelijk; hebben wij meer dan 30 dagen
      nodig, dan laten wij u binnen die tijd weten wanneer u antwoord krijgt. Het onderdeel “Waarvoor wij gegevens gebruiken”
      noemt onze doeleinden.

      ${c.part.officer(prose`
        ${c.part.named(prose`
          **Functionaris voor gegevensbescherming:** voor Singapore bereikt u onze functionaris hier:

          ${items(officersOf(c, 'sg_pdpa'))}`)}

        ${c.part
          .unnamed`**Functionaris voor gegevensbescherming:** voor Singapore bereikt u onze functionaris via de contactgegevens
        in het onderdeel “Contact”, onder vermelding van “Data Protection Officer”.`}

        **Klacht:** schrijf eerst aan de functionaris, die uw klacht onderzoekt en u antwoordt en op verzoek ook onze regels voor
        gegevensbescherming uitlegt. U kunt zich ook wenden tot de “Personal Data Protection Commission”:
        [www.pdpc.gov.sg](https://www.pdpc.gov.sg).`)}`,
  },
});
