import { has, prose } from '../../document/authoring.ts';
import { findsByMachine } from '../conditions.ts';
import { paidUnless } from '../paid-unless.ts';
import { clause } from './clause.ts';

/** Art. 14(1) DSA: restrictions, procedures, measures, tools, algorithmic decisions and human review; Art. 7 Regulation (EU) 2021/784 terrorist content; Online Safety Act 2023 ss. 10 (subsection 7: proactive technology) and 21 and s. 72. */
export const ugcRules = clause({
  id: 'tc.ugc_rules',
  version: 3,
  price: paidUnless('eu_dsa', 'uk_online_safety'),
  when: (a) => a.ugc === 'yes',
  parts: {
    rules: { meets: ['dsa-14-1'] },
    none: { meets: [], when: (a) => a.ugc_moderation === 'none' && !findsByMachine(a) },
    notice: {
      meets: [],
      when: (a) =>
        (a.ugc_moderation === 'after-notice' || a.ugc_moderation === undefined) && !findsByMachine(a),
    },
    before: { meets: [], when: (a) => a.ugc_moderation === 'before-publication' && !findsByMachine(a) },
    sorted: { meets: [], when: (a) => a.ugc_moderation === 'before-publication' && findsByMachine(a) },
    automated: { meets: [], when: (a) => a.ugc_moderation !== 'before-publication' && findsByMachine(a) },
    proactive: { meets: [], when: (a) => findsByMachine(a) },
    manual: { meets: [], when: (a) => !findsByMachine(a) },
    terror: { meets: ['tco-7'], when: (a) => has(a.laws, 'eu_dsa') },
    british: { meets: ['uk-osa'], when: (a) => has(a.laws, 'uk_online_safety') },
  },
  text: {
    de: (c) => prose`
      ## Regeln für Inhalte

      ${c.part.rules`Nicht erlaubt sind rechtswidrige Inhalte und alles, was der Abschnitt über verbotene Nutzung untersagt. ${c.part.none`Wir überwachen Inhalte nicht von uns aus und prüfen sie, wenn uns ein Hinweis dazu verpflichtet; Menschen entscheiden.`}${c.part.notice`Wir prüfen Inhalte, wenn sie gemeldet werden; Menschen entscheiden.`}${c.part.before`Wir prüfen Inhalte vor der Veröffentlichung; Menschen entscheiden, ob sie den Regeln entsprechen.`}${c.part.sorted`Wir prüfen Inhalte vor der Veröffentlichung: Software hilft uns, Verstöße zu erkennen; Menschen entscheiden.`}${c.part.automated`Wir prüfen Inhalte auch mit automatischen Mitteln, die Verdächtiges erkennen und vorläufig sperren können; auf Beschwerde entscheidet ein Mensch.`} Je nach Schwere zeigen wir einen Inhalt eingeschränkt, entfernen ihn oder sperren das Konto. Wir handeln sorgfältig, objektiv und verhältnismäßig und achten dabei die Grundrechte aller Beteiligten.`}

      ${c.part.terror`Terroristische Inhalte entfernen wir innerhalb einer Stunde nach einer behördlichen Anordnung; wer sie einstellt, verliert den Zugang.`} ${c.part.british`Nutzer im Vereinigten Königreich: Wir schützen Sie vor rechtswidrigen Inhalten, indem wir sie bewerten, auf Meldung rasch entfernen und Wiederholungen verhindern, und halten für Kinder schädliche Inhalte von ihnen fern, soweit sie den Dienst nutzen können. ${c.part.proactive`Dazu setzen wir proaktive Technologie ein, nämlich die oben genannten automatischen Mittel.`}${c.part.manual`Proaktive Technologie setzen wir dazu nicht ein.`} Entfernen wir Inhalte oder sperren wir Sie entgegen diesen Bedingungen, können Sie wegen Vertragsverletzung klagen.`}`,
    en: (c) => prose`
      ## Rules on content

      ${c.part.rules`Illegal content and everything that the section on forbidden uses prohibits is not allowed. ${c.part.none`We do not monitor content on our own initiative and review it when a notice obliges us to; people decide.`}${c.part.notice`We review content when it is reported; people decide.`}${c.part.before`We review content before it is published; people decide whether it meets the rules.`}${c.part.sorted`We review content before it is published: software helps us to find breaches of the rules; people decide.`}${c.part.automated`We also review content with automated tools that can recognise suspicious content and block it for the time being; on complaint a person decides.`} Depending on how serious the breach is, we restrict the visibility of content, remove it or suspend the account. We act diligently, objectively and proportionately and respect the fundamental rights of everybody concerned.`}

      ${c.part.terror`We remove terrorist content within one hour of an order by an authority; whoever posts it loses access.`} ${c.part.british`Users in the United Kingdom: we protect you from illegal content by assessing it, removing it swiftly when reported and preventing repetition, and keep content harmful to children away from them where they can use the service. ${c.part.proactive`For this we use proactive technology, namely the automated tools described above.`}${c.part.manual`We use no proactive technology for this.`} If we remove content or ban you in breach of these terms, you can bring a claim for breach of contract.`}`,
    es: (c) => prose`
      ## Reglas sobre contenidos

      ${c.part.rules`No se permiten contenidos ilícitos ni nada de lo que prohíbe el apartado sobre usos prohibidos. ${c.part.none`No supervisamos los contenidos por iniciativa propia y los revisamos cuando un aviso nos obliga; deciden personas.`}${c.part.notice`Revisamos los contenidos cuando se denuncian; deciden personas.`}${c.part.before`Revisamos los contenidos antes de publicarlos; deciden personas si cumplen las reglas.`}${c.part.sorted`Revisamos los contenidos antes de publicarlos: un software nos ayuda a detectar infracciones y deciden personas.`}${c.part.automated`Revisamos los contenidos también con medios automáticos que pueden detectar lo sospechoso y bloquearlo provisionalmente; si hay reclamación, decide una persona.`} Según la gravedad, limitamos la visibilidad de un contenido, lo retiramos o suspendemos la cuenta. Actuamos con diligencia, objetividad y proporción y respetamos los derechos fundamentales de todos los afectados.`}

      ${c.part.terror`Retiramos los contenidos terroristas en la hora siguiente a la orden de una autoridad; quien los publica pierde el acceso.`} ${c.part.british`Si usted está en el Reino Unido, le protegemos frente a los contenidos ilícitos evaluándolos, retirándolos con rapidez cuando se denuncian y evitando su repetición, y alejamos de los niños los contenidos perjudiciales si estos pueden usar el servicio. ${c.part.proactive`Para ello usamos tecnología proactiva: los medios automáticos descritos arriba.`}${c.part.manual`Para ello no usamos tecnología proactiva.`} Si retiramos contenidos o le excluimos en contra de estas condiciones, puede demandar por incumplimiento de contrato.`}`,
    fr: (c) => prose`
      ## Règles relatives aux contenus

      ${c.part.rules`Les contenus illicites et tout ce qu’interdit la section sur les usages interdits ne sont pas admis. ${c.part.none`Nous ne surveillons pas les contenus de notre propre initiative et les examinons lorsqu’un signalement nous y oblige ; des personnes décident.`}${c.part.notice`Nous examinons les contenus lorsqu’ils sont signalés ; des personnes décident.`}${c.part.before`Nous examinons les contenus avant publication ; des personnes décident s’ils respectent les règles.`}${c.part.sorted`Nous examinons les contenus avant publication : un logiciel nous aide à repérer les infractions, des personnes décident.`}${c.part.automated`Nous examinons aussi les contenus par des moyens automatisés capables de repérer et de bloquer provisoirement ce qui est suspect ; sur réclamation, une personne décide.`} Selon la gravité, nous limitons la visibilité d’un contenu, le retirons ou suspendons le compte. Nous agissons de manière diligente, objective et proportionnée et respectons les droits fondamentaux de tous les intéressés.`}

      ${c.part.terror`Nous retirons les contenus à caractère terroriste dans l’heure qui suit l’injonction d’une autorité ; quiconque en publie perd l’accès.`} ${c.part.british`Utilisateurs au Royaume-Uni : nous vous protégeons des contenus illicites en les évaluant, en les retirant rapidement lorsqu’ils sont signalés et en empêchant leur répétition, et tenons les contenus nuisibles aux enfants à l’écart de ceux-ci lorsqu’ils peuvent utiliser le service. ${c.part.proactive`Nous utilisons à cette fin une technologie proactive, à savoir les moyens automatisés décrits ci-dessus.`}${c.part.manual`Nous n’utilisons pas de technologie proactive à cette fin.`} Si nous retirons des contenus ou vous excluons en violation de ces conditions, vous pouvez agir pour rupture de contrat.`}`,
    it: (c) => prose`
      ## Regole sui contenuti

      ${c.part.rules`Non sono ammessi contenuti illegali né quanto vieta la sezione sugli usi vietati. ${c.part.none`Non sorvegliamo i contenuti di nostra iniziativa e li esaminiamo quando una segnalazione ci obbliga; la decisione spetta sempre a una persona.`}${c.part.notice`Esaminiamo i contenuti quando sono segnalati; la decisione spetta sempre a una persona.`}${c.part.before`Esaminiamo i contenuti prima della pubblicazione; è sempre una persona a decidere se rispettano le regole.`}${c.part.sorted`Esaminiamo i contenuti prima della pubblicazione: un software ci aiuta a individuare le violazioni; la decisione spetta sempre a una persona.`}${c.part.automated`Esaminiamo i contenuti anche con strumenti automatici che possono riconoscere e bloccare in via provvisoria ciò che è sospetto; su reclamo decide una persona.`} Secondo la gravità limitiamo la visibilità di un contenuto, lo rimuoviamo o sospendiamo l’account. Agiamo in modo diligente, obiettivo e proporzionato e rispettiamo i diritti fondamentali di tutti gli interessati.`}

      ${c.part.terror`Rimuoviamo i contenuti terroristici entro un’ora dall’ordine di un’autorità; chi li pubblica perde l’accesso.`} ${c.part.british`Se Lei si trova nel Regno Unito, La proteggiamo dai contenuti illegali valutandoli, rimuovendoli rapidamente quando sono segnalati e impedendone la ripetizione, e teniamo lontani dai bambini i contenuti per loro dannosi se possono usare il servizio. ${c.part.proactive`A tal fine usiamo tecnologia proattiva, cioè gli strumenti automatici descritti sopra.`}${c.part.manual`A tal fine non usiamo tecnologia proattiva.`} Se rimuoviamo contenuti o La escludiamo in violazione di queste condizioni, può agire per inadempimento del contratto.`}`,
    nl: (c) => prose`
      ## Regels voor inhoud

      ${c.part.rules`Illegale inhoud en alles wat het onderdeel over verboden gebruik verbiedt, is niet toegestaan. ${c.part.none`Wij houden niet uit eigen beweging toezicht op inhoud en beoordelen die wanneer een melding ons daartoe verplicht; mensen beslissen.`}${c.part.notice`Wij beoordelen inhoud wanneer die wordt gemeld; mensen beslissen.`}${c.part.before`Wij beoordelen inhoud vóór publicatie; mensen beslissen of die aan de regels voldoet.`}${c.part.sorted`Wij beoordelen inhoud vóór publicatie: software helpt ons overtredingen te vinden; mensen beslissen.`}${c.part.automated`Wij beoordelen inhoud ook met geautomatiseerde middelen die iets verdachts kunnen herkennen en voorlopig blokkeren; bij een klacht beslist een mens.`} Naar gelang de ernst beperken wij de zichtbaarheid van inhoud, verwijderen wij die of schorten wij het account op. Wij handelen zorgvuldig, objectief en evenredig en eerbiedigen de grondrechten van alle betrokkenen.`}

      ${c.part.terror`Terroristische inhoud verwijderen wij binnen een uur na een bevel van een autoriteit; wie die plaatst, verliest de toegang.`} ${c.part.british`Gebruikers in het Verenigd Koninkrijk: wij beschermen u tegen illegale inhoud door die te beoordelen, na melding snel te verwijderen en herhaling te voorkomen, en houden inhoud die schadelijk is voor kinderen bij hen weg waar zij de dienst kunnen gebruiken. ${c.part.proactive`Daarvoor gebruiken wij proactieve technologie, namelijk de hierboven beschreven geautomatiseerde middelen.`}${c.part.manual`Daarvoor gebruiken wij geen proactieve technologie.`} Verwijderen wij inhoud of sluiten wij u uit in strijd met deze voorwaarden, dan kunt u een vordering wegens contractbreuk instellen.`}`,
  },
});
