import type { Section } from './section.ts';

/** What a plan of a consent banner is, before, during and after it (product.md 7). */
export const plansSection: Section = {
  de: {
    heading: 'Tarife für Einwilligungsbanner',
    text: `Ein Tarif gilt für eine Website mit ihren weiteren Domains, ohne Begrenzung der Seitenaufrufe. Ohne Tarif sehen Sie nur eine Vorschau Ihres Entwurfs. Mit einem Tarif bearbeiten und veröffentlichen Sie das Banner und können die Antworten der Besucher einsehen und herunterladen.

An eine Verlängerung erinnern wir bei Tarifen für ein Jahr oder länger; ein monatlicher Tarif verlängert sich ohne Erinnerung. Endet der Tarif, läuft das zuletzt veröffentlichte Banner weiter und nimmt Antworten auf; zum Bearbeiten, Veröffentlichen und Herunterladen brauchen Sie wieder einen Tarif. Sie können das Banner jederzeit abschalten: Dann nimmt es nichts mehr auf, und gesperrte Skripte bleiben gesperrt.

Das Banner hilft Ihnen, Einwilligungen einzuholen und nachzuweisen. Ob alle Dienste Ihrer Website darin stehen und richtig eingestellt sind, entscheiden Sie.`,
  },
  en: {
    heading: 'Plans for consent banners',
    text: `A plan is for one website with its further domains, without a limit on page views. Without a plan you see only a preview of your draft. With a plan you edit and publish the banner, and you can read and download the answers of visitors.

We send the reminder of a renewal for plans of a year or longer; a monthly plan renews without one. When the plan ends, the banner published last keeps running and records answers; to edit, publish and download you need a plan again. You can switch the banner off at any time: it then records nothing, and blocked scripts stay blocked.

The banner helps you to ask for consent and to prove it. Whether all services of your website stand in it and are set correctly is for you to decide.`,
  },
  es: {
    heading: 'Planes para banners de consentimiento',
    text: `Un plan vale para un sitio web con sus otros dominios, sin límite de páginas vistas. Sin plan solo ve una vista previa de su borrador. Con un plan edita y publica el banner, y puede consultar y descargar las respuestas de los visitantes.

Enviamos el recordatorio de renovación en los planes de un año o más; un plan mensual se renueva sin él. Cuando el plan termina, el último banner publicado sigue funcionando y registra respuestas; para editar, publicar y descargar necesita de nuevo un plan. Puede desactivar el banner en cualquier momento: entonces no registra nada y los scripts bloqueados siguen bloqueados.

El banner le ayuda a pedir el consentimiento y a probarlo. A usted le corresponde decidir si incluye todos los servicios de su sitio y si están bien configurados.`,
  },
  fr: {
    heading: 'Formules pour les bandeaux de consentement',
    text: `Une formule vaut pour un site web et ses autres domaines, sans limite de pages vues. Sans formule, vous voyez seulement un aperçu de votre brouillon. Avec une formule, vous modifiez et publiez le bandeau, et vous pouvez consulter et télécharger les réponses des visiteurs.

Nous envoyons le rappel de reconduction pour les formules d’un an ou plus ; une formule mensuelle se reconduit sans rappel. Lorsque la formule prend fin, le dernier bandeau publié continue de fonctionner et enregistre les réponses ; pour modifier, publier et télécharger, il vous faut de nouveau une formule. Vous pouvez désactiver le bandeau à tout moment : il n’enregistre alors plus rien, et les scripts bloqués le restent.

Le bandeau vous aide à demander le consentement et à le prouver. Il vous appartient de vérifier que tous les services de votre site y figurent et sont bien réglés.`,
  },
  it: {
    heading: 'Piani per i banner di consenso',
    text: `Un piano vale per un sito web con i suoi altri domini, senza limite di pagine viste. Senza piano vede solo un’anteprima della Sua bozza. Con un piano modifica e pubblica il banner e può consultare e scaricare le risposte dei visitatori.

Inviamo il promemoria del rinnovo per i piani di un anno o più; un piano mensile si rinnova senza promemoria. Quando il piano termina, l’ultimo banner pubblicato continua a funzionare e registra le risposte; per modificare, pubblicare e scaricare serve di nuovo un piano. Può disattivare il banner in ogni momento: allora non registra più nulla e gli script bloccati restano bloccati.

Il banner La aiuta a chiedere il consenso e a dimostrarlo. Spetta a Lei decidere se contiene tutti i servizi del Suo sito e se sono impostati correttamente.`,
  },
  nl: {
    heading: 'Abonnementen voor toestemmingsbanners',
    text: `Een abonnement geldt voor één website met haar andere domeinen, zonder grens aan het aantal paginaweergaven. Zonder abonnement ziet u alleen een voorbeeld van uw ontwerp. Met een abonnement bewerkt en publiceert u de banner en kunt u de antwoorden van bezoekers inzien en downloaden.

De herinnering aan een verlenging sturen wij bij abonnementen van een jaar of langer; een maandabonnement wordt zonder herinnering verlengd. Eindigt het abonnement, dan blijft de laatst gepubliceerde banner werken en antwoorden vastleggen; om te bewerken, te publiceren en te downloaden hebt u weer een abonnement nodig. U kunt de banner op elk moment uitzetten: hij legt dan niets meer vast en geblokkeerde scripts blijven geblokkeerd.

De banner helpt u om toestemming te vragen en te bewijzen. Of alle diensten van uw website erin staan en goed zijn ingesteld, bepaalt u.`,
  },
};
