/** What each purpose covers, as whole sentences. */
import type { Language } from '@clausewright/contract/languages';
import type { PurposeOption } from './purposes.ts';

export const purposeAims = {
  de: {
    provide:
      'Wir betreiben unser Angebot, zeigen Inhalte an und stellen die Funktionen bereit, die Sie nutzen.',
    accounts: 'Wir richten Ihr Konto ein, prüfen die Anmeldung und führen Ihre Einstellungen.',
    orders:
      'Wir schließen Verträge mit Ihnen, führen sie aus und rechnen sie ab. Dazu gehören auch Rückabwicklung, Mängelrechte und offene Forderungen.',
    requests: 'Wir beantworten, was Sie uns fragen oder mitteilen.',
    newsletters:
      'Wir senden Ihnen Neuigkeiten und Angebote, die Sie bestellt haben oder die wir Ihnen nach dem Gesetz senden dürfen.',
    'service-messages':
      'Wir unterrichten Sie über Vorgänge, die Ihren Vertrag oder Ihr Konto betreffen, etwa Bestätigungen, Störungen oder Änderungen.',
    payments: 'Wir nehmen Zahlungen an, ordnen sie zu und erstatten sie, wenn das geschuldet ist.',
    statistics: 'Wir werten aus, wie unser Angebot genutzt wird, finden Fehler und verbessern es.',
    deliveries: 'Wir lassen Ihnen Waren zustellen und unterrichten Sie über den Stand der Lieferung.',
    personalisation: 'Wir richten Inhalte und Vorschläge nach Ihrer Nutzung und Ihren Angaben aus.',
    advertising:
      'Wir werben für unser Angebot oder zeigen Werbung anderer, messen ihren Erfolg und richten sie, soweit das zulässig ist, nach Ihren Interessen aus.',
    security:
      'Wir schützen unser Angebot und seine Nutzer vor Angriffen, Missbrauch und Betrug und klären Vorfälle auf.',
    'legal-duties':
      'Wir erfüllen gesetzliche Pflichten, etwa zur Buchführung, zu Steuern und zu Auskünften an Behörden.',
    'business-transfer':
      'Wird unser Unternehmen ganz oder teilweise verkauft, verschmolzen oder umstrukturiert, prüfen und übertragen wir die dafür nötigen Daten.',
    surveys: 'Wir fragen Sie nach Ihrer Meinung und werten die Antworten aus.',
    recruitment: 'Wir prüfen Bewerbungen, führen Gespräche und entscheiden über die Besetzung von Stellen.',
    'ai-training':
      'Wir nutzen Daten, um Modelle künstlicher Intelligenz zu entwickeln, zu trainieren und zu prüfen.',
    other: 'Diese Zwecke nennen wir einzeln.',
  },
  en: {
    provide: 'We run our service, show content and supply the functions that you use.',
    accounts: 'We set up your account, check the sign-in and keep your settings.',
    orders:
      'We conclude contracts with you, perform them and bill them. This includes cancellations, rights in case of defects and open claims.',
    requests: 'We answer what you ask or tell us.',
    newsletters: 'We send you news and offers that you asked for or that the law allows us to send you.',
    'service-messages':
      'We inform you of matters that concern your contract or account, such as confirmations, faults or changes.',
    payments: 'We take and record payments and, where due, refund them.',
    statistics: 'We evaluate how our service is used, find errors and improve it.',
    deliveries: 'We have goods delivered to you and inform you of the status of the delivery.',
    personalisation: 'We adapt content and suggestions to your use and to what you told us.',
    advertising:
      'We advertise our own offers or show advertising of others, measure its success and, where this is permitted, adapt it to your interests.',
    security:
      'We protect our service and its users against attacks, misuse and fraud and investigate incidents.',
    'legal-duties':
      'We comply with obligations laid down by law, for example on bookkeeping, taxes and information to authorities.',
    'business-transfer':
      'If our business is sold, merged or reorganised in whole or in part, we review and transfer the data needed for that.',
    surveys: 'We ask for your opinion and evaluate the answers.',
    recruitment: 'We review applications, hold interviews and decide who is to fill a position.',
    'ai-training': 'We use data to develop, train and test models of artificial intelligence.',
    other: 'We name these purposes one by one.',
  },
  es: {
    provide:
      'Mantenemos en funcionamiento nuestro servicio, mostramos contenidos y ofrecemos las funciones que usted utiliza.',
    accounts: 'Creamos su cuenta, comprobamos el inicio de sesión y guardamos sus ajustes.',
    orders:
      'Celebramos contratos con usted, los cumplimos y los facturamos. Ello incluye las cancelaciones, los derechos en caso de defectos y los créditos pendientes.',
    requests: 'Respondemos a lo que usted nos pregunta o comunica.',
    newsletters: 'Le enviamos novedades y ofertas que usted ha solicitado o que la ley nos permite enviarle.',
    'service-messages':
      'Le informamos de lo que afecta a su contrato o a su cuenta, como confirmaciones, incidencias o cambios.',
    payments: 'Cobramos y registramos los pagos y, cuando procede, los reembolsamos.',
    statistics: 'Analizamos cómo se utiliza nuestro servicio, detectamos errores y lo mejoramos.',
    deliveries: 'Gestionamos la entrega de los bienes y le informamos del estado de la entrega.',
    personalisation: 'Adaptamos contenidos y sugerencias al uso que usted hace y a lo que nos ha indicado.',
    advertising:
      'Anunciamos nuestra oferta o mostramos publicidad de terceros, medimos sus resultados y, cuando está permitido, la adaptamos a sus intereses.',
    security:
      'Protegemos nuestro servicio y a sus usuarios frente a ataques, abusos y fraudes e investigamos los incidentes.',
    'legal-duties':
      'Cumplimos deberes impuestos por la ley, por ejemplo en materia de contabilidad, de impuestos y de información a las autoridades.',
    'business-transfer':
      'Si nuestra empresa se vende, se fusiona o se reestructura en todo o en parte, revisamos y transmitimos los datos necesarios para ello.',
    surveys: 'Le pedimos su opinión y analizamos las respuestas.',
    recruitment: 'Examinamos candidaturas, hacemos entrevistas y decidimos quién ocupa un puesto.',
    'ai-training': 'Utilizamos datos para desarrollar, entrenar y probar modelos de inteligencia artificial.',
    other: 'Indicamos estos fines uno por uno.',
  },
  fr: {
    provide:
      'Nous exploitons notre service, affichons des contenus et mettons à disposition les fonctions que vous utilisez.',
    accounts: 'Nous ouvrons votre compte, vérifions la connexion et conservons vos paramètres.',
    orders:
      'Nous concluons des contrats avec vous, les exécutons et les facturons. Cela comprend les annulations, les droits en cas de défaut et les créances impayées.',
    requests: 'Nous répondons à ce que vous nous demandez ou nous signalez.',
    newsletters:
      'Nous vous envoyons des nouvelles et des offres que vous avez demandées ou que la loi nous permet de vous envoyer.',
    'service-messages':
      'Nous vous informons de ce qui concerne votre contrat ou votre compte, par exemple des confirmations, des pannes ou des modifications.',
    payments:
      'Nous encaissons et enregistrons les paiements et, lorsqu’ils sont dus, effectuons les remboursements.',
    statistics:
      'Nous analysons l’utilisation de notre service, repérons les erreurs et améliorons le service.',
    deliveries: 'Nous vous faisons livrer les biens et vous informons de l’état de la livraison.',
    personalisation:
      'Nous adaptons les contenus et les suggestions à votre utilisation et à ce que vous nous avez indiqué.',
    advertising:
      'Nous faisons de la publicité pour nos offres ou affichons celle de tiers, en mesurons le succès et, lorsque cela est permis, l’adaptons à vos centres d’intérêt.',
    security:
      'Nous protégeons notre service et ses utilisateurs contre les attaques, les abus et les fraudes et élucidons les incidents.',
    'legal-duties':
      'Nous respectons les obligations prévues par la loi, par exemple en matière de comptabilité, d’impôts et d’information des autorités.',
    'business-transfer':
      'Si notre entreprise est vendue, fusionnée ou restructurée en tout ou en partie, nous examinons et transmettons les données nécessaires à cette fin.',
    surveys: 'Nous vous demandons votre avis et analysons les réponses.',
    recruitment: 'Nous examinons les candidatures, menons des entretiens et décidons des recrutements.',
    'ai-training':
      'Nous utilisons des données pour développer, entraîner et tester des modèles d’intelligence artificielle.',
    other: 'Nous indiquons ces finalités une à une.',
  },
  it: {
    provide:
      'Gestiamo il nostro servizio, mostriamo contenuti e mettiamo a disposizione le funzioni che Lei utilizza.',
    accounts: 'Creiamo il Suo account, verifichiamo l’accesso e conserviamo le Sue impostazioni.',
    orders:
      'Concludiamo contratti con Lei, li eseguiamo ed emettiamo le relative fatture. Rientrano qui anche gli annullamenti, i diritti in caso di difetti e i crediti insoluti.',
    requests: 'Rispondiamo a ciò che Lei ci chiede o ci comunica.',
    newsletters: 'Le inviamo novità e offerte che Lei ha richiesto o che la legge ci consente di inviarLe.',
    'service-messages':
      'La informiamo di ciò che riguarda il Suo contratto o il Suo account, come conferme, guasti o modifiche.',
    payments: 'Incassiamo e registriamo i pagamenti e, se dovuto, li rimborsiamo.',
    statistics: 'Analizziamo come viene utilizzato il nostro servizio, troviamo gli errori e lo miglioriamo.',
    deliveries: 'Le facciamo consegnare i beni e La informiamo sullo stato della consegna.',
    personalisation: 'Adattiamo contenuti e suggerimenti al Suo utilizzo e a ciò che Lei ci ha indicato.',
    advertising:
      'Pubblicizziamo la nostra offerta o mostriamo pubblicità di terzi, ne misuriamo i risultati e, ove consentito, la adattiamo ai Suoi interessi.',
    security:
      'Proteggiamo il nostro servizio e i suoi utenti da attacchi, abusi e frodi e analizziamo gli incidenti.',
    'legal-duties':
      'Adempiamo obblighi di legge, per esempio in materia di contabilità, di imposte e di informazioni alle autorità.',
    'business-transfer':
      'Se la nostra impresa viene venduta, fusa o riorganizzata in tutto o in parte, esaminiamo e trasferiamo i dati necessari a tal fine.',
    surveys: 'Le chiediamo la Sua opinione e analizziamo le risposte.',
    recruitment: 'Esaminiamo le candidature, svolgiamo colloqui e decidiamo chi assumere.',
    'ai-training':
      'Utilizziamo dati per sviluppare, addestrare e verificare modelli di intelligenza artificiale.',
    other: 'Indichiamo queste finalità una per una.',
  },
  nl: {
    provide: 'Wij houden onze dienst in bedrijf, tonen inhoud en bieden de functies die u gebruikt.',
    accounts: 'Wij maken uw account aan, controleren het inloggen en bewaren uw instellingen.',
    orders:
      'Wij sluiten overeenkomsten met u, voeren die uit en sturen de bijbehorende facturen. Daaronder vallen ook annuleringen, rechten bij gebreken en openstaande vorderingen.',
    requests: 'Wij beantwoorden wat u ons vraagt of meldt.',
    newsletters:
      'Wij sturen u nieuws en aanbiedingen waarom u hebt gevraagd of die wij u volgens de wet mogen sturen.',
    'service-messages':
      'Wij informeren u over zaken die uw overeenkomst of account betreffen, zoals bevestigingen, storingen of wijzigingen.',
    payments: 'Wij ontvangen en registreren betalingen en betalen die terug wanneer dat moet.',
    statistics: 'Wij analyseren hoe onze dienst wordt gebruikt, sporen fouten op en verbeteren de dienst.',
    deliveries: 'Wij laten goederen bij u bezorgen en informeren u over de stand van de bezorging.',
    personalisation: 'Wij stemmen inhoud en suggesties af op uw gebruik en op wat u ons hebt verteld.',
    advertising:
      'Wij maken reclame voor ons aanbod of tonen reclame van anderen, meten het resultaat ervan en stemmen die, waar dat is toegestaan, af op uw interesses.',
    security:
      'Wij beschermen onze dienst en de gebruikers ervan tegen aanvallen, misbruik en fraude en onderzoeken incidenten.',
    'legal-duties':
      'Wij komen verplichtingen uit de wet na, bijvoorbeeld over boekhouding, belastingen en informatie aan autoriteiten.',
    'business-transfer':
      'Als onze onderneming geheel of gedeeltelijk wordt verkocht, gefuseerd of geherstructureerd, beoordelen wij de daarvoor benodigde gegevens en dragen wij die over.',
    surveys: 'Wij vragen u naar uw mening en analyseren de antwoorden.',
    recruitment: 'Wij beoordelen sollicitaties, voeren gesprekken en beslissen wie een functie krijgt.',
    'ai-training':
      'Wij gebruiken gegevens om modellen voor kunstmatige intelligentie te ontwikkelen, te trainen en te testen.',
    other: 'Deze doeleinden noemen wij één voor één.',
  },
} as const satisfies Record<Language, Record<PurposeOption, string>>;
