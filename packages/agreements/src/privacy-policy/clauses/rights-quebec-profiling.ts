import { type Context, has, prose, type Prose, type Words } from '../../document/authoring.ts';
import { clause, type PrivacyQuestions } from './clause.ts';
import { asks } from './site-banner.ts';
import { holdsFact } from '../derive/holds-fact.ts';

type Given = Context<PrivacyQuestions>['a'];

const locates = (a: Given): boolean => holdsFact(a, 'data:location');
const tracks = (a: Given): boolean => holdsFact(a, 'data:cross-site-tracking');
const decides = (a: Given): boolean => holdsFact(a, 'data:adm');

/** Profiling that serves anything but a decision about the person. */
function tailors(a: Given): boolean {
  return (
    has(a.ai_features, 'recommendations') ||
    has(a.purposes, 'personalisation', 'advertising') ||
    holdsFact(a, 'data:targeted-ads')
  );
}

const switches = (a: Given): boolean => locates(a) || tailors(a) || tracks(a);

/** Where somebody switches the functions on: only what the answers tell, and wherever the owner asks. */
function places(c: Context<PrivacyQuestions>, words: { banner: Prose; device: Prose; asked: Prose }): Words {
  return c.or([...(asks(c.a) ? [words.banner] : []), ...(locates(c.a) ? [words.device] : []), words.asked]);
}

/**
 * Drafting note. Act respecting the protection of personal information in the private sector (CQLR c. P-39.1).
 * technology: s. 8.1 wants told, before it is used, that a technology can identify, locate or profile, and how to activate
 * it; it is off until then, which the text promises. scored: assessing somebody for a decision is profiling too (s. 8.1), but
 * nothing that is left switched on, so the text says when it takes place. automated: s. 12.1; the decisions themselves stand
 * in the body. Left out: s. 9.1 (privacy by default), which is no duty to tell, and biometrics, which another act governs.
 */
export const rightsQuebecProfiling = clause({
  id: 'pp.rights.qc_profiling',
  version: 2,
  when: (a) => has(a.laws, 'quebec_25') && (switches(a) || decides(a)),
  parts: {
    technology: { meets: ['qc-8-1'], when: switches },
    located: { meets: [], when: locates },
    profiled: { meets: [], when: tailors },
    tracked: { meets: [], when: tracks },
    scored: { meets: ['qc-8-1'], when: decides },
    automated: { meets: ['qc-12-1'], when: decides },
  },
  text: {
    de: (c) => prose`
      ## Profiling und automatisierte Entscheidungen in Québec

      Wenn Sie in Québec leben, gilt außerdem Folgendes nach dem Gesetz, das der Abschnitt „Ihre Rechte in Québec“ nennt.

      ${c.part.technology(prose`
        **Technik, die Sie identifizieren, orten oder ein Profil von Ihnen bilden kann** (Art. 8.1): Wir verwenden:

        - ${c.part.located`Funktionen, die den Standort Ihres Geräts nutzen`}
        - ${c.part.profiled`Funktionen, die Ihre Merkmale oder Ihr Verhalten auswerten, um Inhalte oder Werbung für Sie auszuwählen`}
        - ${c.part.tracked`Technik von Werbe- und sozialen Netzwerken, die Sie auf anderen Websites und in anderen Apps wiedererkennt`}

        Für Sie bleibt das ausgeschaltet, bis Sie es selbst einschalten, und zwar ${places(c, { banner: prose`im Banner auf unserer Website`, device: prose`in den Einstellungen Ihres Geräts`, asked: prose`dort, wo wir Sie vorher danach fragen` })}.`)}

      ${c.part.scored`**Bewertung für automatisierte Entscheidungen** (Art. 8.1): Für die Entscheidungen im Abschnitt „Automatisierte Verarbeitung und Entscheidungen“ bewerten wir bestimmte Merkmale von Ihnen. Die Bewertung ist Teil der Entscheidung und beginnt erst, wenn eine solche Entscheidung über Sie ansteht.`}

      ${c.part
        .automated`**Automatisierte Entscheidungen** (Art. 12.1): Beruht eine Entscheidung über Sie ausschließlich auf
      automatisierter Verarbeitung, sagen wir es Ihnen spätestens mit der Entscheidung. Auf Anfrage nennen wir Ihnen die
      verwendeten personenbezogenen Daten, die Gründe und die wichtigsten Umstände und Parameter, die zu der Entscheidung geführt haben. Sie können die
      Daten berichtigen lassen und gegenüber einer Person bei uns Stellung nehmen, die die Entscheidung überprüfen kann.`}`,
    en: (c) => prose`
      ## Profiling and automated decisions in Quebec

      If you live in Quebec, the following also applies under the Act named in the section “Your rights in Quebec”.

      ${c.part.technology(prose`
        **Technology that can identify, locate or profile you** (section 8.1): we use

        - ${c.part.located`functions that make use of the location of your device`}
        - ${c.part.profiled`functions that assess your characteristics or your behaviour in order to choose content or advertising for you`}
        - ${c.part.tracked`technology of advertising and social networks that recognises you on other websites and in other apps`}

        These stay off for you until you activate them yourself ${places(c, { banner: prose`in the banner on our website`, device: prose`in the settings of your device`, asked: prose`where we ask you beforehand` })}.`)}

      ${c.part.scored`**Assessment for automated decisions** (section 8.1): for the decisions in the section “Automated processing and decisions” we assess certain characteristics of yours. This assessment is part of the decision and begins only when such a decision about you is due.`}

      ${c.part
        .automated`**Automated decisions** (section 12.1): where a decision about you is based exclusively on automated
      processing, we tell you so no later than when we inform you of the decision. On request we tell you the personal
      information used, and the reasons and the principal factors and parameters that led to the decision. You may have that
      information corrected and submit observations to a member of our staff who is in a position to review the decision.`}`,
    es: (c) => prose`
      ## Perfiles y decisiones automatizadas en Quebec

      Si usted vive en Quebec, se aplica además lo siguiente conforme a la ley indicada en el apartado «Sus derechos en Quebec».

      ${c.part.technology(prose`
        **Tecnología que puede identificarle, localizarle o elaborar su perfil** (artículo 8.1). Utilizamos:

        - ${c.part.located`funciones que emplean la ubicación de su dispositivo`}
        - ${c.part.profiled`funciones que evalúan sus características o su comportamiento para elegir contenidos o publicidad para usted`}
        - ${c.part.tracked`tecnología de redes publicitarias y sociales que le reconoce en otros sitios web y aplicaciones`}

        Para usted permanecen desactivadas hasta que usted las active ${places(c, { banner: prose`en el aviso de nuestro sitio web`, device: prose`en los ajustes de su dispositivo`, asked: prose`donde se lo preguntemos previamente` })}.`)}

      ${c.part.scored`**Evaluación para decisiones automatizadas** (artículo 8.1): para las decisiones del apartado «Tratamiento y decisiones automatizados» evaluamos determinadas características de usted. Esta evaluación forma parte de la decisión y solo comienza cuando debe tomarse una decisión de ese tipo sobre usted.`}

      ${c.part
        .automated`**Decisiones automatizadas** (artículo 12.1): si una decisión sobre usted se basa exclusivamente en un
      tratamiento automatizado, se lo comunicamos a más tardar junto con la decisión. Si lo solicita, le indicamos los datos
      personales utilizados y las razones y los principales factores y parámetros que condujeron a ella. Puede hacer que se
      corrijan esos datos y presentar observaciones a un miembro de nuestro personal que pueda revisar la decisión.`}`,
    fr: (c) => prose`
      ## Profilage et décisions automatisées au Québec

      Si vous vivez au Québec, ce qui suit s’applique en outre en vertu de la loi indiquée dans la section « Vos droits au Québec ».

      ${c.part.technology(prose`
        **Technologies permettant de vous identifier, de vous localiser ou d’effectuer un profilage** (article 8.1) : nous
        utilisons :

        - ${c.part.located`des fonctions qui utilisent la localisation de votre appareil`}
        - ${c.part.profiled`des fonctions qui évaluent certaines de vos caractéristiques ou votre comportement afin de choisir pour vous des contenus ou des publicités`}
        - ${c.part
          .tracked`des technologies de réseaux publicitaires et sociaux qui vous reconnaissent sur d’autres sites web et
          dans d’autres applications`}

        Ces fonctions restent désactivées tant que vous ne les activez pas vous-même ${places(c, { banner: prose`dans le bandeau de notre site web`, device: prose`dans les paramètres de votre appareil`, asked: prose`là où nous vous le demandons au préalable` })}.`)}

      ${c.part.scored`**Évaluation en vue de décisions automatisées** (article 8.1) : pour les décisions décrites dans la section « Traitement et décisions automatisés », nous évaluons certaines de vos caractéristiques. Cette évaluation fait partie de la décision et ne commence que lorsqu’une telle décision doit être prise à votre sujet.`}

      ${c.part
        .automated`**Décisions automatisées** (article 12.1) : lorsqu’une décision à votre sujet est fondée exclusivement
      sur un traitement automatisé, nous vous en informons au plus tard au moment où nous vous la communiquons. À votre
      demande, nous vous indiquons les renseignements personnels utilisés ainsi que les raisons et les principaux facteurs et
      paramètres qui ont mené à la décision. Vous pouvez faire rectifier ces renseignements et présenter vos observations à un
      membre de notre personnel en mesure de réviser la décision.`}`,
    it: (c) => prose`
      ## Profilazione e decisioni automatizzate in Québec

      Se vive in Québec, vale inoltre quanto segue in base alla legge indicata nella sezione «I Suoi diritti in Québec».

      ${c.part.technology(prose`
        **Tecnologie che possono identificarLa, localizzarLa o profilarLa** (art. 8.1). Utilizziamo:

        - ${c.part.located`funzioni che si servono della posizione del Suo dispositivo`}
        - ${c.part.profiled`funzioni che valutano le Sue caratteristiche o il Suo comportamento per scegliere contenuti o pubblicità per Lei`}
        - ${c.part.tracked`tecnologie di reti pubblicitarie e sociali che La riconoscono su altri siti web e in altre applicazioni`}

        Restano disattivate finché non le attiva Lei ${places(c, { banner: prose`nel banner del nostro sito web`, device: prose`nelle impostazioni del Suo dispositivo`, asked: prose`dove glielo chiediamo in anticipo` })}.`)}

      ${c.part.scored`**Valutazione per decisioni automatizzate** (art. 8.1): per le decisioni della sezione «Trattamento e decisioni automatizzati» valutiamo alcune Sue caratteristiche. La valutazione fa parte della decisione e inizia solo quando va presa una tale decisione che La riguarda.`}

      ${c.part
        .automated`**Decisioni automatizzate** (art. 12.1): se una decisione che La riguarda si basa esclusivamente su un
      trattamento automatizzato, La informiamo al più tardi quando Le comunichiamo la decisione. Su richiesta Le indichiamo i dati personali
      utilizzati, le ragioni e i principali fattori e parametri che hanno portato alla decisione. Può far correggere tali dati
      e presentare osservazioni a un membro del nostro personale in grado di riesaminare la decisione.`}`,
    nl: (c) => prose`
      ## Profilering en geautomatiseerde besluiten in Quebec

      Als u in Quebec woont, geldt daarnaast het volgende op grond van de wet die het onderdeel “Uw rechten in Quebec” noemt.

      ${c.part.technology(prose`
        **Techniek die u kan identificeren, lokaliseren of profileren** (artikel 8.1): wij gebruiken:

        - ${c.part.located`functies die de locatie van uw apparaat gebruiken`}
        - ${c.part.profiled`functies die uw kenmerken of uw gedrag beoordelen om inhoud of reclame voor u te kiezen`}
        - ${c.part.tracked`techniek van advertentienetwerken en sociale netwerken die u op andere websites en in andere apps herkent`}

        Voor u blijven ze uit totdat u ze zelf inschakelt ${places(c, { banner: prose`in de banner op onze website`, device: prose`in de instellingen van uw apparaat`, asked: prose`op de plaats waar wij u er vooraf om vragen` })}.`)}

      ${c.part.scored`**Beoordeling voor geautomatiseerde besluiten** (artikel 8.1): voor de besluiten in het onderdeel “Geautomatiseerde verwerking en besluiten” beoordelen wij bepaalde kenmerken van u. Die beoordeling maakt deel uit van het besluit en begint pas wanneer zo’n besluit over u moet worden genomen.`}

      ${c.part
        .automated`**Geautomatiseerde besluiten** (artikel 12.1): berust een besluit over u uitsluitend op geautomatiseerde
      verwerking, dan vertellen wij u dat uiterlijk wanneer wij u het besluit meedelen. Op verzoek noemen wij de gebruikte persoonsgegevens en de
      redenen en de belangrijkste factoren en parameters die tot het besluit hebben geleid. U kunt die gegevens laten
      corrigeren en uw opmerkingen voorleggen aan een medewerker die het besluit kan herzien.`}`,
  },
});
