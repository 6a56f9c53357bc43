import { has, prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';
import { asks } from './site-banner.ts';
import { holdsFact } from '../derive/holds-fact.ts';

const identifies = (a: object): boolean =>
  holdsFact(a, 'data:location', 'data:profiling', 'data:cross-site-tracking');
const decides = (a: object): boolean => holdsFact(a, 'data:adm');

/**
 * Drafting note. Act respecting the protection of personal information in the private sector (CQLR c. P-39.1).
 * technology: s. 8.1 wants told, before it is used, that a technology can identify, locate or profile, and how to activate
 * it; it is off until then, which the text promises. automated: s. 12.1; the decisions themselves stand in the body.
 * Left out: s. 9.1 (privacy by default), which is no duty to tell, and biometrics, which another act governs.
 */
export const rightsQuebecProfiling = clause({
  id: 'pp.rights.qc_profiling',
  version: 1,
  when: (a) => has(a.laws, 'quebec_25') && (identifies(a) || decides(a)),
  parts: {
    technology: { meets: ['qc-8-1'], when: identifies },
    located: { meets: [], when: (a) => holdsFact(a, 'data:location') },
    profiled: { meets: [], when: (a) => holdsFact(a, 'data:profiling') },
    tracked: { meets: [], when: (a) => holdsFact(a, 'data:cross-site-tracking') },
    banner: { meets: [], when: asks },
    automated: { meets: ['qc-12-1'], when: decides },
  },
  text: {
    de: (c) => prose`
      ## Profiling und automatisierte Entscheidungen in Québec

      Wenn Sie in Québec leben, haben Sie außerdem diese Rechte.

      ${c.part.technology(prose`
        **Technik, die Sie identifizieren, orten oder ein Profil von Ihnen bilden kann** (Art. 8.1): Wir verwenden:

        - ${c.part.located`Funktionen, die den Standort Ihres Geräts nutzen`}
        - ${c.part.profiled`Funktionen, die Ihre Merkmale oder Ihr Verhalten auswerten`}
        - ${c.part.tracked`Technik von Werbe- und sozialen Netzwerken, die Sie auf anderen Websites und in anderen Apps wiedererkennt`}

        Für Sie ist das ausgeschaltet, bis Sie es selbst einschalten: ${c.part.banner`im Banner auf unserer Website,`} in den
        Einstellungen Ihres Browsers oder Geräts oder dort, wo wir Sie danach fragen.`)}

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
        - ${c.part.profiled`functions that assess your characteristics or your behaviour`}
        - ${c.part.tracked`technology of advertising and social networks that recognises you on other websites and in other apps`}

        These are switched off for you until you activate them yourself: ${c.part.banner`in the banner on our website,`} in the
        settings of your browser or device, or where we ask you.`)}

      ${c.part
        .automated`**Automated decisions** (section 12.1): where a decision about you is based exclusively on automated
      processing, we tell you so no later than when we inform you of the decision. On request we tell you the personal
      information used, and the reasons and the principal factors and parameters that led to the decision. You may have that
      information corrected and submit observations to a member of our staff who is in a position to review the decision.`}`,
    es: (c) => prose`
      ## Perfiles y decisiones automatizadas en Quebec

      Si usted vive en Quebec, se aplica además lo siguiente.

      ${c.part.technology(prose`
        **Tecnología que puede identificarle, localizarle o elaborar su perfil** (artículo 8.1). Utilizamos:

        - ${c.part.located`funciones que emplean la ubicación de su dispositivo`}
        - ${c.part.profiled`funciones que evalúan sus características o su comportamiento`}
        - ${c.part.tracked`tecnología de redes publicitarias y sociales que le reconoce en otros sitios web y aplicaciones`}

        Para usted están desactivadas hasta que usted las active: ${c.part.banner`en el aviso de nuestro sitio web,`} en los ajustes
        de su navegador o dispositivo, o donde se lo preguntemos.`)}

      ${c.part
        .automated`**Decisiones automatizadas** (artículo 12.1): si una decisión sobre usted se basa exclusivamente en un
      tratamiento automatizado, se lo comunicamos a más tardar junto con la decisión. Si lo solicita, le indicamos los datos
      personales utilizados y las razones y los principales factores y parámetros que condujeron a ella. Puede hacer que se
      corrijan esos datos y presentar observaciones a un miembro de nuestro personal que pueda revisar la decisión.`}`,
    fr: (c) => prose`
      ## Profilage et décisions automatisées au Québec

      Si vous vivez au Québec, ce qui suit s’applique en outre.

      ${c.part.technology(prose`
        **Technologies permettant de vous identifier, de vous localiser ou d’effectuer un profilage** (article 8.1) : nous
        utilisons :

        - ${c.part.located`des fonctions qui utilisent la localisation de votre appareil`}
        - ${c.part.profiled`des fonctions qui évaluent certaines de vos caractéristiques ou votre comportement`}
        - ${c.part
          .tracked`des technologies de réseaux publicitaires et sociaux qui vous reconnaissent sur d’autres sites web et
          dans d’autres applications`}

        Ces fonctions sont désactivées par défaut ; vous les activez vous-même : ${c.part
          .banner`dans le bandeau de notre site
        web,`} dans les paramètres de votre navigateur ou de votre appareil, ou là où nous vous le demandons.`)}

      ${c.part
        .automated`**Décisions automatisées** (article 12.1) : lorsqu’une décision à votre sujet est fondée exclusivement
      sur un traitement automatisé, nous vous en informons au plus tard au moment où nous vous la communiquons. À votre
      demande, nous vous indiquons les renseignements personnels utilisés ainsi que les raisons et les principaux facteurs et
      paramètres qui ont mené à la décision. Vous pouvez faire rectifier ces renseignements et présenter vos observations à un
      membre de notre personnel en mesure de réviser la décision.`}`,
    it: (c) => prose`
      ## Profilazione e decisioni automatizzate in Québec

      Se vive in Québec, ha inoltre questi diritti.

      ${c.part.technology(prose`
        **Tecnologie che possono identificarLa, localizzarLa o profilarLa** (art. 8.1). Utilizziamo:

        - ${c.part.located`funzioni che si servono della posizione del Suo dispositivo`}
        - ${c.part.profiled`funzioni che valutano le Sue caratteristiche o il Suo comportamento`}
        - ${c.part.tracked`tecnologie di reti pubblicitarie e sociali che La riconoscono su altri siti web e in altre applicazioni`}

        Sono disattivate finché non le attiva Lei: ${c.part.banner`nel banner del nostro sito web,`} nelle impostazioni del
        browser o del dispositivo, oppure dove glielo chiediamo.`)}

      ${c.part
        .automated`**Decisioni automatizzate** (art. 12.1): se una decisione che La riguarda si basa esclusivamente su un
      trattamento automatizzato, La informiamo al più tardi quando Le comunichiamo la decisione. Su richiesta Le indichiamo i dati personali
      utilizzati, le ragioni e i principali fattori e parametri che hanno portato alla decisione. Può far correggere tali dati
      e presentare osservazioni a un membro del nostro personale in grado di riesaminare la decisione.`}`,
    nl: (c) => prose`
      ## Profilering en geautomatiseerde besluiten in Quebec

      Als u in Quebec woont, hebt u daarnaast deze rechten.

      ${c.part.technology(prose`
        **Techniek die u kan identificeren, lokaliseren of profileren** (artikel 8.1): wij gebruiken:

        - ${c.part.located`functies die de locatie van uw apparaat gebruiken`}
        - ${c.part.profiled`functies die uw kenmerken of uw gedrag beoordelen`}
        - ${c.part.tracked`techniek van advertentienetwerken en sociale netwerken die u op andere websites en in andere apps herkent`}

        Voor u staan ze uit totdat u ze zelf inschakelt: ${c.part.banner`in de banner op onze website,`} in de instellingen van uw
        browser of apparaat of op de plaats waar wij u erom vragen.`)}

      ${c.part
        .automated`**Geautomatiseerde besluiten** (artikel 12.1): berust een besluit over u uitsluitend op geautomatiseerde
      verwerking, dan vertellen wij u dat uiterlijk wanneer wij u het besluit meedelen. Op verzoek noemen wij de gebruikte persoonsgegevens en de
      redenen en de belangrijkste factoren en parameters die tot het besluit hebben geleid. U kunt die gegevens laten
      corrigeren en uw opmerkingen voorleggen aan een medewerker die het besluit kan herzien.`}`,
  },
});
