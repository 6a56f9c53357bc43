import type { Language } from '@clausewright/contract/languages';
import {
  type Context,
  given,
  has,
  items,
  prose,
  records,
  rows,
  type Words,
} from '../../document/authoring.ts';
import { type kidsWords, noticeWords } from '../words/kids.ts';
import { operatorEntries, providerEntries } from '../words/kids-operators.ts';
import type { DataType } from '../words/pd-types.ts';
import { namesProviders } from '../words/providers.ts';
import { clause, type PrivacyQuestions } from './clause.ts';
import { holdsFact } from '../derive/holds-fact.ts';

type Kids = (typeof kidsWords)['en'];
interface Nouns {
  kids: { readonly [Kind in keyof Kids]: Record<keyof Kids[Kind], Words> };
  types: Record<DataType, Words>;
}
type Spoken = Context<PrivacyQuestions, Language, never, Nouns>;

function activities(c: Spoken, labels: Record<'activity' | 'data' | 'seen', string>) {
  const { kids, types } = c.w;
  return records(
    labels,
    rows(c.say.kids_data).map((row) => ({
      activity: c.name(row.kids_activity, kids.activities),
      data: c.and(c.names(row.kids_types, types, row['kids_types.own'])),
      seen: c.name(row.kids_public, kids.answers),
    })),
  );
}

const collects = (a: { pd_none_confirm?: 'yes' | 'no' | undefined }): boolean => a.pd_none_confirm !== 'yes';

// The online notice of the Children's Online Privacy Protection Rule as amended in 2025 (90 FR 16918), in the order of
// 16 CFR § 312.4(d); consent and rights of parents stand in pp.children.parents. operators: (d)(1), each operator in full,
// so that nobody has to answer for the others. practices: (d)(2), as one part, since the paragraph is one duty: what is
// collected, whether it can be made public, use, and third parties by name, category and purpose; providers that only
// support internal operations are no third parties (§ 312.2), naming them too does no harm. persistent: (d)(3) with the
// operations of § 312.2. audio: (d)(4) and § 312.5(c)(9), conditional, for nobody was asked whether the exception is used.
// retention: § 312.10, which forbids to keep data without end; the period counts from the last use, the moment after which
// no purpose is left. Left out: the direct notice of § 312.4(c) and the link of § 312.4(d), which belong to the site, and
// the state laws on minors.
export const childrenCoppa = clause({
  id: 'pp.children.coppa',
  version: 3,
  when: (a) => has(a.laws, 'coppa') && a.kids === 'directed',
  parts: {
    operators: { meets: ['coppa-312-4-d-1'] },
    practices: { meets: ['coppa-312-4-d-2'] },
    table: { meets: [], when: (a) => collects(a) && given(a.kids_data) },
    general: { meets: [], when: (a) => collects(a) && !given(a.kids_data) },
    nothing: { meets: [], when: (a) => !collects(a) },
    use: { meets: [], when: collects },
    providers: { meets: [], when: (a) => namesProviders(a) },
    categories: { meets: [], when: (a) => collects(a) && given(a.share_with) },
    kept: { meets: [], when: (a) => collects(a) && a.kids_disclosure === 'none' },
    passing: { meets: [], when: collects },
    persistent: {
      meets: ['coppa-312-4-d-persistent'],
      when: (a) => holdsFact(a, 'data:persistent-identifiers'),
    },
    operations: { meets: [], when: (a) => given(a.kids_operations) },
    usual: { meets: [], when: (a) => !given(a.kids_operations) },
    audio: { meets: ['coppa-312-4-d-audio'], when: (a) => holdsFact(a, 'data:voice') },
    retention: { meets: ['coppa-312-10-retention'] },
    period: { meets: [], when: (a) => given(a.kids_retention) },
  },
  words: noticeWords,
  text: {
    de: (c) => prose`
      ## Informationen für Eltern (Vereinigte Staaten)

      Dieser Abschnitt gilt für Kinder unter 13 Jahren in den Vereinigten Staaten. Er richtet sich an ihre Eltern und Sorgeberechtigten und ergänzt den Abschnitt „Kinder und Jugendliche“ um Angaben nach der amerikanischen Verordnung zum Schutz der Privatsphäre von Kindern im Internet (COPPA Rule, 16 CFR Part 312).

      ${c.part.operators(prose`
        ### Wer Daten von Kindern erhebt

        Diese Anbieter erheben oder speichern über unser Angebot Daten von Kindern:

        ${items(operatorEntries(c))}`)}

      ${c.part.practices(prose`
        ### Welche Daten wir von Kindern erheben und weitergeben

        ${c.part.table(prose`
          Je nachdem, was Ihr Kind in unserem Angebot tut, erheben wir:

          ${activities(c, { activity: 'Tätigkeit', data: 'Daten', seen: 'Das Kind kann sie öffentlich machen' })}`)}

        ${c.part.general`Von Kindern erheben wir nur Daten, die der Abschnitt „Welche Daten wir verarbeiten“ nennt. Was ein Kind in einem Bereich einstellt, den andere sehen, wird damit öffentlich.`}

        ${c.part.nothing`Auch von Kindern erheben wir keine Daten, die über den Abschnitt „Wir erheben keine personenbezogenen Daten“ hinausgehen. Kinder können solche Daten über unser Angebot nicht öffentlich machen, und wir geben sie nicht zu eigenen Zwecken anderer weiter.`}

        ${c.part.use`Wir verwenden die Daten, um Ihrem Kind diese Tätigkeiten zu ermöglichen, und für die Zwecke des Abschnitts „Wofür wir Daten verwenden“, soweit Ihre Einwilligung oder eine gesetzliche Ausnahme (16 CFR § 312.5(c)) sie abdeckt.`}

        ${c.part.providers(prose`
          Diese Empfänger können Daten von Kindern für die genannte Aufgabe erhalten:

          ${items(providerEntries(c))}`)}

        ${c.part.categories(prose`
          Die Empfänger gehören zu diesen Gruppen:

          ${items(c.names(c.say.share_with, c.w.sharing, c.say['share_with.own']))}`)}

        ${c.part.kept`Dritte erhalten von uns keine Daten von Kindern für eigene Zwecke.`} ${c.part.passing`Wozu wir Daten weitergeben, beschreibt der Abschnitt „Wer Ihre Daten erhält“; bei Kindern tun wir es nur in den Grenzen Ihrer Einwilligung oder einer gesetzlichen Ausnahme.`}`)}

      ${c.part.persistent(prose`
        ### Dauerhafte Kennungen

        Dauerhafte Kennungen eines Kindes, etwa die IP-Adresse, eine Gerätekennung oder Cookies, verwenden wir ohne Einwilligung der Eltern nur für diese internen Abläufe:

        ${c.part.operations(items(c.names(c.say.kids_operations, c.w.kids.operations)))}

        ${c.part.usual(items([c.w.kids.operations.functioning, c.w.kids.operations.security]))}

        Mit diesen Kennungen nehmen wir zu niemandem Kontakt auf. Sie dienen weder der verhaltensbezogenen Werbung noch der Bildung von Profilen noch einem anderen Zweck. Wir stellen die eingesetzten Werkzeuge entsprechend ein und erlauben den Anbietern keine andere Nutzung.`)}

      ${c.part.audio(prose`
        ### Sprachaufnahmen

        Nimmt unser Angebot die Stimme Ihres Kindes auf, ohne dass Sie vorher eingewilligt haben, verwenden wir die Aufnahme nur, um die Anfrage des Kindes zu erfüllen. Wir geben sie nicht weiter und löschen sie unmittelbar danach.`)}

      ${c.part.retention(prose`
        ### Wie lange wir Daten von Kindern aufbewahren

        Wir bewahren Daten Ihres Kindes nur auf, solange wir sie brauchen, um die Tätigkeit anzubieten, für die sie erhoben wurden, Fragen dazu zu beantworten und das Angebot zu schützen. Danach löschen wir sie so, dass Unbefugte nicht auf sie zugreifen können. ${c.part.period`Das geschieht spätestens ${c.period(c.say.kids_retention, 'akk')} nach der letzten Nutzung durch Ihr Kind.`} Unbegrenzt bewahren wir keine Daten von Kindern auf. Für Daten von Kindern unter 13 Jahren gilt dieser Absatz anstelle des Abschnitts „Wie lange wir Daten aufbewahren“, außer wo jener eine kürzere Frist nennt.`)}`,
    en: (c) => prose`
      ## Information for parents (United States)

      This section concerns children under 13 in the United States. It is addressed to their parents and guardians and adds to the section “Children and young people” under the Children’s Online Privacy Protection Rule (COPPA Rule, 16 CFR Part 312).

      ${c.part.operators(prose`
        ### Who collects children’s data

        These operators collect or keep data of children through our service:

        ${items(operatorEntries(c))}`)}

      ${c.part.practices(prose`
        ### Which data of children we collect and disclose

        ${c.part.table(prose`
          Depending on what your child does in our service, we collect:

          ${activities(c, { activity: 'Activity', data: 'Data', seen: 'Child can make it public' })}`)}

        ${c.part.general`From children we collect only data that the section “Which data we process” names. What a child posts in an area that others can see becomes public.`}

        ${c.part.nothing`From children, too, we collect no data beyond what the section “We do not collect personal data” describes. Children cannot make such data public through our service, and we do not disclose it for purposes of others.`}

        ${c.part.use`We use the data to let your child take part in these activities and for the purposes in the section “What we use data for”, as far as your consent or an exception of the Rule (16 CFR § 312.5(c)) covers them.`}

        ${c.part.providers(prose`
          These recipients may receive data of children for the task named:

          ${items(providerEntries(c))}`)}

        ${c.part.categories(prose`
          The recipients belong to these groups:

          ${items(c.names(c.say.share_with, c.w.sharing, c.say['share_with.own']))}`)}

        ${c.part.kept`We give no children’s data to third parties for purposes of their own.`} ${c.part.passing`The section “Who receives your data” describes why we disclose data; for children we do so only within the limits of your consent or of an exception of the Rule.`}`)}

      ${c.part.persistent(prose`
        ### Persistent identifiers

        Without parental consent, we use persistent identifiers of a child, such as the IP address, a device identifier or cookies, only for these internal operations:

        ${c.part.operations(items(c.names(c.say.kids_operations, c.w.kids.operations)))}

        ${c.part.usual(items([c.w.kids.operations.functioning, c.w.kids.operations.security]))}

        We do not use these identifiers to contact a specific individual. They serve neither behavioural advertising nor the building of profiles nor any other purpose. We configure the tools that we use accordingly and allow their providers no other use.`)}

      ${c.part.audio(prose`
        ### Voice recordings

        If our service records your child’s voice without your prior consent, we use the recording only to respond to the child’s request. We do not disclose it and delete it immediately afterwards.`)}

      ${c.part.retention(prose`
        ### How long we keep children’s data

        We keep data of your child only as long as we need it to offer the activity for which it was collected, to answer questions about it and to protect the service. Then we delete it in a way that guards it against unauthorised access. ${c.part.period`This happens at the latest ${c.period(c.say.kids_retention)} after your child last used the service.`} We do not keep data of children indefinitely. For data of children under 13 this paragraph takes the place of the section “How long we keep data”, except where that section names a shorter period.`)}`,
    es: (c) => prose`
      ## Información para los padres (Estados Unidos)

      Este apartado se refiere a los menores de 13 años en los Estados Unidos. Se dirige a sus padres y tutores y completa el apartado «Niños y adolescentes» conforme al Reglamento de protección de la privacidad infantil en línea (COPPA Rule, 16 CFR Part 312).

      ${c.part.operators(prose`
        ### Quién recoge datos de niños

        A través de nuestro servicio recogen o conservan datos de niños:

        ${items(operatorEntries(c))}`)}

      ${c.part.practices(prose`
        ### Qué datos de niños recogemos y comunicamos

        ${c.part.table(prose`
          Según lo que su hijo haga en nuestro servicio, recogemos estos datos:

          ${activities(c, { activity: 'Actividad', data: 'Datos', seen: '¿Puede el niño hacerlos públicos?' })}`)}

        ${c.part.general`De los niños solo recogemos datos que indica el apartado «Qué datos tratamos». Lo que un niño publica en un espacio visible para otros pasa a ser público.`}

        ${c.part.nothing`Tampoco recogemos de los niños datos que vayan más allá de lo que describe el apartado «No recogemos datos personales». Los niños no pueden hacer públicos esos datos a través de nuestro servicio y no los comunicamos para fines de otros.`}

        ${c.part.use`Utilizamos los datos para que su hijo pueda realizar estas actividades y para los fines del apartado «Para qué utilizamos los datos», en la medida en que los cubra su consentimiento o una excepción legal (16 CFR § 312.5(c)).`}

        ${c.part.providers(prose`
          Estos destinatarios pueden recibir datos de niños para la tarea indicada:

          ${items(providerEntries(c))}`)}

        ${c.part.categories(prose`
          Los destinatarios pertenecen a estos grupos:

          ${items(c.names(c.say.share_with, c.w.sharing, c.say['share_with.own']))}`)}

        ${c.part.kept`No comunicamos datos de niños a terceros para sus propios fines.`} ${c.part.passing`El apartado «Quién recibe sus datos» describe para qué comunicamos datos; los de niños solo los comunicamos dentro de los límites de su consentimiento o de una excepción legal.`}`)}

      ${c.part.persistent(prose`
        ### Identificadores persistentes

        Sin el consentimiento de los padres, utilizamos los identificadores persistentes de un niño, como la dirección IP, un identificador del dispositivo o las cookies, solo para estas operaciones internas:

        ${c.part.operations(items(c.names(c.say.kids_operations, c.w.kids.operations)))}

        ${c.part.usual(items([c.w.kids.operations.functioning, c.w.kids.operations.security]))}

        No utilizamos estos identificadores para ponernos en contacto con una persona concreta. No sirven para la publicidad basada en el comportamiento, ni para elaborar perfiles, ni para ningún otro fin. Configuramos en consecuencia las herramientas que utilizamos y no permitimos a sus proveedores ningún otro uso.`)}

      ${c.part.audio(prose`
        ### Grabaciones de voz

        Si nuestro servicio graba la voz de su hijo sin que usted haya dado antes su consentimiento, utilizamos la grabación únicamente para atender la petición del niño. No la comunicamos a nadie y la suprimimos inmediatamente después.`)}

      ${c.part.retention(prose`
        ### Cuánto tiempo conservamos los datos de niños

        Conservamos los datos de su hijo solo mientras los necesitamos para ofrecer la actividad para la que se recogieron, responder a preguntas sobre ella y proteger el servicio. Después los suprimimos de modo que queden a salvo de accesos no autorizados. ${c.part.period`Lo hacemos a más tardar ${c.period(c.say.kids_retention)} después del último uso del servicio por su hijo.`} No conservamos datos de niños indefinidamente. Para los datos de niños menores de 13 años, este párrafo sustituye al apartado «Cuánto tiempo conservamos los datos», salvo que este indique un plazo más breve.`)}`,
    fr: (c) => prose`
      ## Informations destinées aux parents (États-Unis)

      Cette section concerne les enfants de moins de 13 ans aux États-Unis. Elle s’adresse à leurs parents et responsables légaux et complète la section « Enfants et adolescents » conformément au règlement américain sur la protection de la vie privée des enfants en ligne (COPPA Rule, 16 CFR Part 312).

      ${c.part.operators(prose`
        ### Qui collecte des données d’enfants

        Des données d’enfants sont collectées ou conservées par l’intermédiaire de notre service par :

        ${items(operatorEntries(c))}`)}

      ${c.part.practices(prose`
        ### Quelles données d’enfants nous collectons et communiquons

        ${c.part.table(prose`
          Selon ce que votre enfant fait dans notre service, nous collectons :

          ${activities(c, { activity: 'Activité', data: 'Données', seen: 'Publication possible par l’enfant' })}`)}

        ${c.part.general`Auprès des enfants, nous ne collectons que des données indiquées dans la section « Les données que nous traitons ». Ce qu’un enfant publie dans un espace visible par d’autres devient public.`}

        ${c.part.nothing`Auprès des enfants non plus, nous ne collectons aucune donnée au-delà de ce que décrit la section « Nous ne collectons pas de données à caractère personnel ». Les enfants ne peuvent pas rendre de telles données publiques par notre service et nous ne les communiquons pas pour les finalités d’autrui.`}

        ${c.part.use`Nous utilisons les données pour permettre ces activités à votre enfant et pour les finalités de la section « À quoi servent les données », dans la mesure où votre consentement ou une exception légale (16 CFR § 312.5(c)) les couvre.`}

        ${c.part.providers(prose`
          Les destinataires suivants peuvent recevoir des données d’enfants pour la tâche indiquée :

          ${items(providerEntries(c))}`)}

        ${c.part.categories(prose`
          Les destinataires appartiennent aux groupes suivants :

          ${items(c.names(c.say.share_with, c.w.sharing, c.say['share_with.own']))}`)}

        ${c.part.kept`Nous ne communiquons pas de données d’enfants à des tiers pour leurs propres finalités.`} ${c.part.passing`La section « Qui reçoit vos données » décrit pourquoi nous communiquons des données ; pour les enfants, nous ne le faisons que dans les limites de votre consentement ou d’une exception légale.`}`)}

      ${c.part.persistent(prose`
        ### Identifiants persistants

        Sans le consentement des parents, nous n’utilisons les identifiants persistants d’un enfant, par exemple l’adresse IP, un identifiant de l’appareil ou des cookies, que pour ces opérations internes :

        ${c.part.operations(items(c.names(c.say.kids_operations, c.w.kids.operations)))}

        ${c.part.usual(items([c.w.kids.operations.functioning, c.w.kids.operations.security]))}

        Nous n’utilisons pas ces identifiants pour nous adresser à une personne déterminée. Ils ne servent ni à la publicité comportementale, ni à l’établissement de profils, ni à aucune autre fin. Nous réglons en conséquence les outils que nous employons et n’en permettons aucun autre usage à leurs prestataires.`)}

      ${c.part.audio(prose`
        ### Enregistrements vocaux

        Si notre service enregistre la voix de votre enfant sans que vous y ayez consenti au préalable, nous utilisons l’enregistrement uniquement pour répondre à la demande de l’enfant. Nous ne le communiquons à personne et l’effaçons immédiatement après.`)}

      ${c.part.retention(prose`
        ### Combien de temps nous conservons les données d’enfants

        Nous ne conservons les données de votre enfant qu’aussi longtemps que nous en avons besoin pour proposer l’activité pour laquelle elles ont été collectées, répondre aux questions à ce sujet et protéger le service. Nous les effaçons ensuite d’une manière qui les protège contre tout accès non autorisé. ${c.part.period`L’effacement a lieu au plus tard ${c.period(c.say.kids_retention)} après la dernière utilisation du service par votre enfant.`} Nous ne conservons pas de données d’enfants indéfiniment. Pour les données d’enfants de moins de 13 ans, ce paragraphe remplace la section « Combien de temps nous conservons les données », sauf si celle-ci indique une durée plus courte.`)}`,
    it: (c) => prose`
      ## Informazioni per i genitori (Stati Uniti)

      Questa sezione riguarda i bambini con meno di 13 anni negli Stati Uniti. Si rivolge ai loro genitori e tutori e integra la sezione «Bambini e ragazzi» secondo il regolamento statunitense sulla tutela della riservatezza online dei bambini (COPPA Rule, 16 CFR Part 312).

      ${c.part.operators(prose`
        ### Chi raccoglie dati di bambini

        Tramite il nostro servizio raccolgono o conservano dati di bambini:

        ${items(operatorEntries(c))}`)}

      ${c.part.practices(prose`
        ### Quali dati di bambini raccogliamo e comunichiamo

        ${c.part.table(prose`
          A seconda di ciò che Suo figlio fa nel nostro servizio, raccogliamo:

          ${activities(c, { activity: 'Attività', data: 'Dati', seen: 'Possibilità per il bambino di renderli pubblici' })}`)}

        ${c.part.general`Dai bambini raccogliamo solo dati indicati nella sezione «Quali dati trattiamo». Ciò che un bambino pubblica in uno spazio visibile ad altri diventa pubblico.`}

        ${c.part.nothing`Neppure dai bambini raccogliamo dati oltre quanto descrive la sezione «Non raccogliamo dati personali». I bambini non possono rendere pubblici tali dati tramite il nostro servizio e noi non li comunichiamo per finalità altrui.`}

        ${c.part.use`Utilizziamo i dati per consentire a Suo figlio queste attività e per le finalità della sezione «Per quali finalità utilizziamo i dati», nella misura in cui siano coperte dal Suo consenso o da un’eccezione di legge (16 CFR § 312.5(c)).`}

        ${c.part.providers(prose`
          Questi destinatari possono ricevere dati di bambini per il compito indicato:

          ${items(providerEntries(c))}`)}

        ${c.part.categories(prose`
          I destinatari appartengono a questi gruppi:

          ${items(c.names(c.say.share_with, c.w.sharing, c.say['share_with.own']))}`)}

        ${c.part.kept`Non comunichiamo dati di bambini a terzi per finalità proprie di questi.`} ${c.part.passing`La sezione «Chi riceve i Suoi dati» descrive perché comunichiamo dati; per i bambini lo facciamo solo nei limiti del Suo consenso o di un’eccezione di legge.`}`)}

      ${c.part.persistent(prose`
        ### Identificativi persistenti

        Senza il consenso dei genitori utilizziamo gli identificativi persistenti di un bambino, come l’indirizzo IP, un identificativo del dispositivo o i cookie, soltanto per queste operazioni interne:

        ${c.part.operations(items(c.names(c.say.kids_operations, c.w.kids.operations)))}

        ${c.part.usual(items([c.w.kids.operations.functioning, c.w.kids.operations.security]))}

        Non utilizziamo questi identificativi per contattare una persona determinata. Non servono alla pubblicità comportamentale, né alla creazione di profili, né ad altri scopi. Configuriamo di conseguenza gli strumenti che impieghiamo e non ne consentiamo altri usi ai fornitori.`)}

      ${c.part.audio(prose`
        ### Registrazioni vocali

        Se il nostro servizio registra la voce di Suo figlio senza il Suo previo consenso, utilizziamo la registrazione solo per dare seguito alla richiesta del bambino. Non la comunichiamo a nessuno e la cancelliamo subito dopo.`)}

      ${c.part.retention(prose`
        ### Per quanto tempo conserviamo i dati di bambini

        Conserviamo i dati di Suo figlio solo finché ci servono per offrire l’attività per cui sono stati raccolti, rispondere alle domande al riguardo e proteggere il servizio. Poi li cancelliamo in modo che nessuno possa accedervi senza autorizzazione. ${c.part.period`Ciò avviene al più tardi ${c.period(c.say.kids_retention)} dopo l’ultimo utilizzo del servizio da parte di Suo figlio.`} Non conserviamo dati di bambini a tempo indeterminato. Per i dati di bambini sotto i 13 anni questo paragrafo sostituisce la sezione «Per quanto tempo conserviamo i dati», salvo che questa indichi un periodo più breve.`)}`,
    nl: (c) => prose`
      ## Informatie voor ouders (Verenigde Staten)

      Dit onderdeel gaat over kinderen jonger dan 13 jaar in de Verenigde Staten. Het richt zich tot hun ouders en voogden en vult het onderdeel “Kinderen en jongeren” aan volgens de Amerikaanse regels ter bescherming van de privacy van kinderen op internet (COPPA Rule, 16 CFR Part 312).

      ${c.part.operators(prose`
        ### Wie gegevens van kinderen verzamelt

        Via onze dienst verzamelen of bewaren gegevens van kinderen:

        ${items(operatorEntries(c))}`)}

      ${c.part.practices(prose`
        ### Welke gegevens van kinderen wij verzamelen en verstrekken

        ${c.part.table(prose`
          Afhankelijk van wat uw kind in onze dienst doet, verzamelen wij:

          ${activities(c, { activity: 'Activiteit', data: 'Gegevens', seen: 'Kan het kind ze openbaar maken?' })}`)}

        ${c.part.general`Van kinderen verzamelen wij alleen gegevens die in het onderdeel “Welke gegevens wij verwerken” staan. Wat een kind plaatst waar anderen het kunnen zien, wordt openbaar.`}

        ${c.part.nothing`Ook van kinderen verzamelen wij geen gegevens die verder gaan dan het onderdeel “Wij verzamelen geen persoonsgegevens” beschrijft. Kinderen kunnen zulke gegevens niet via onze dienst openbaar maken en wij verstrekken ze niet voor doeleinden van anderen.`}

        ${c.part.use`Wij gebruiken de gegevens om uw kind deze activiteiten mogelijk te maken en voor de doeleinden in het onderdeel “Waarvoor wij gegevens gebruiken”, voor zover uw toestemming of een wettelijke uitzondering (16 CFR § 312.5(c)) dat toelaat.`}

        ${c.part.providers(prose`
          Deze ontvangers kunnen gegevens van kinderen krijgen voor de genoemde taak:

          ${items(providerEntries(c))}`)}

        ${c.part.categories(prose`
          De ontvangers behoren tot deze groepen:

          ${items(c.names(c.say.share_with, c.w.sharing, c.say['share_with.own']))}`)}

        ${c.part.kept`Wij geven geen gegevens van kinderen aan derden voor hun eigen doeleinden.`} ${c.part.passing`In het onderdeel “Wie uw gegevens ontvangt” staat waarom wij gegevens verstrekken; bij kinderen doen wij dat alleen binnen de grenzen van uw toestemming of van een wettelijke uitzondering.`}`)}

      ${c.part.persistent(prose`
        ### Blijvende identificatiegegevens

        Zonder toestemming van de ouders gebruiken wij blijvende identificatiegegevens van een kind, zoals het IP-adres, een identificatiecode van het apparaat of cookies, alleen voor deze interne handelingen:

        ${c.part.operations(items(c.names(c.say.kids_operations, c.w.kids.operations)))}

        ${c.part.usual(items([c.w.kids.operations.functioning, c.w.kids.operations.security]))}

        Wij gebruiken deze identificatiegegevens niet om met een bepaalde persoon contact op te nemen. Zij dienen niet voor reclame op basis van gedrag, niet voor het opstellen van profielen en niet voor enig ander doel. Wij stellen de gebruikte hulpmiddelen daarop in en staan de aanbieders geen ander gebruik toe.`)}

      ${c.part.audio(prose`
        ### Spraakopnamen

        Als onze dienst de stem van uw kind opneemt zonder dat u daarvoor vooraf toestemming hebt gegeven, gebruiken wij de opname alleen om aan het verzoek van het kind te voldoen. Wij verstrekken de opname aan niemand en wissen die onmiddellijk daarna.`)}

      ${c.part.retention(prose`
        ### Hoelang wij gegevens van kinderen bewaren

        Wij bewaren gegevens van uw kind alleen zolang wij ze nodig hebben om de activiteit aan te bieden waarvoor ze zijn verzameld, vragen daarover te beantwoorden en de dienst te beschermen. Daarna wissen wij ze op een manier die ze tegen toegang door onbevoegden beschermt. ${c.part.period`Dat gebeurt uiterlijk ${c.period(c.say.kids_retention)} nadat uw kind de dienst voor het laatst heeft gebruikt.`} Wij bewaren gegevens van kinderen niet voor onbepaalde tijd. Voor gegevens van kinderen jonger dan 13 jaar komt deze alinea in de plaats van het onderdeel “Hoelang wij gegevens bewaren”, behalve waar dat een kortere termijn noemt.`)}`,
  },
});
