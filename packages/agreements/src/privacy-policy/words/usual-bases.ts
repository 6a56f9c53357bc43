/** Cells of the table of legal bases that no single kind of data and no single ground of Article 6(1) GDPR fills. */
import type { Language } from '@clausewright/contract/languages';

/** Raised with each change of the words; the lock reads it. @public */
export const version = 3;

export type UsualCell =
  | 'provide'
  | 'statistics'
  | 'business_customers'
  | 'requests'
  | 'newsletters'
  | 'general'
  | 'special'
  | 'needed'
  | 'technical'
  | 'answers'
  | 'business'
  | 'decision';

export const usualCells = {
  de: {
    provide:
      'Erfüllung eines Vertrags (Art. 6 Abs. 1 Buchst. b DSGVO), soweit Sie unser Angebot aufgrund eines Vertrags mit uns nutzen; sonst berechtigte Interessen (Art. 6 Abs. 1 Buchst. f DSGVO) – Auslieferung der Inhalte und Funktionen, die Sie aufrufen',
    statistics:
      'Ihre Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO), soweit Werkzeuge auf Ihrem Gerät Informationen speichern oder auslesen; sonst berechtigte Interessen (Art. 6 Abs. 1 Buchst. f DSGVO)',
    business_customers:
      'Erfüllung eines Vertrags mit Ihnen oder vorvertragliche Maßnahmen auf Ihre Anfrage (Art. 6 Abs. 1 Buchst. b DSGVO), soweit Sie selbst Vertragspartner sind; handeln Sie für ein Unternehmen, berechtigte Interessen (Art. 6 Abs. 1 Buchst. f DSGVO) – Vorbereitung und Erfüllung des Vertrags mit diesem Unternehmen',
    requests:
      'Erfüllung eines Vertrags oder vorvertragliche Maßnahmen (Art. 6 Abs. 1 Buchst. b DSGVO), soweit Ihre Anfrage einen Vertrag mit uns betrifft; sonst berechtigte Interessen (Art. 6 Abs. 1 Buchst. f DSGVO)',
    newsletters:
      'Ihre Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO); soweit das Gesetz Werbung an Kunden ohne Einwilligung erlaubt, berechtigte Interessen (Art. 6 Abs. 1 Buchst. f DSGVO) – Information von Kunden über eigene Angebote',
    general: 'wie im Abschnitt über die Speicherdauer angegeben',
    special: '; für besonders geschützte Daten zusätzlich:',
    needed: 'Daten aus dem Abschnitt „Welche Daten wir verarbeiten“',
    technical: 'technische Daten, die beim Aufruf unseres Angebots entstehen',
    answers: 'Ihre Antworten und, wenn Sie sie angeben, Ihre Kontaktdaten',
    business: 'Daten, die zu dem übertragenen Teil des Unternehmens gehören',
    decision:
      'Daten, die der Abschnitt „Automatisierte Verarbeitung und Entscheidungen“ bei dieser Entscheidung nennt',
  },
  en: {
    provide:
      'performance of a contract (Article 6(1)(b) GDPR) where you use our service under a contract with us; otherwise legitimate interests (Article 6(1)(f) GDPR) – delivering the content and functions that you open',
    statistics:
      'your consent (Article 6(1)(a) GDPR) where tools store or read information on your device; otherwise legitimate interests (Article 6(1)(f) GDPR)',
    business_customers:
      'performance of a contract with you, or steps taken at your request before a contract (Article 6(1)(b) GDPR), where you are the customer yourself; where you act for a business, legitimate interests (Article 6(1)(f) GDPR) – preparing and performing the contract with that business',
    requests:
      'performance of a contract or steps before a contract (Article 6(1)(b) GDPR) where your request concerns a contract with us; otherwise legitimate interests (Article 6(1)(f) GDPR)',
    newsletters:
      'your consent (Article 6(1)(a) GDPR); where the law allows advertising to customers without consent, legitimate interests (Article 6(1)(f) GDPR) – informing customers of our own offers',
    general: 'as stated in the section on storage periods',
    special: '; for specially protected data, in addition:',
    needed: 'data from the section “Which data we process”',
    technical: 'technical data that arises when our service is opened',
    answers: 'your answers and, where you give them, your contact details',
    business: 'data that belongs to the part of the business transferred',
    decision: 'data named for this decision in the section “Automated processing and decisions”',
  },
  es: {
    provide:
      'ejecución de un contrato (artículo 6.1.b) del RGPD) cuando usted utiliza nuestro servicio en virtud de un contrato con nosotros; en los demás casos, intereses legítimos (artículo 6.1.f) del RGPD) – ofrecer los contenidos y funciones a los que usted accede',
    statistics:
      'su consentimiento (artículo 6.1.a) del RGPD) cuando las herramientas almacenan o leen información en su dispositivo; en los demás casos, intereses legítimos (artículo 6.1.f) del RGPD)',
    business_customers:
      'ejecución de un contrato con usted o aplicación, a petición suya, de medidas precontractuales (artículo 6.1.b) del RGPD) cuando usted mismo es el cliente; cuando actúa en nombre de una empresa, intereses legítimos (artículo 6.1.f) del RGPD) – preparar y ejecutar el contrato con esa empresa',
    requests:
      'ejecución de un contrato o medidas precontractuales (artículo 6.1.b) del RGPD) cuando su consulta se refiere a un contrato con nosotros; en los demás casos, intereses legítimos (artículo 6.1.f) del RGPD)',
    newsletters:
      'su consentimiento (artículo 6.1.a) del RGPD); cuando la ley permite la publicidad a clientes sin consentimiento, intereses legítimos (artículo 6.1.f) del RGPD) – informar a los clientes de nuestras propias ofertas',
    general: 'según se indica en el apartado sobre los plazos de conservación',
    special: '; para los datos especialmente protegidos, además:',
    needed: 'datos del apartado «Qué datos tratamos»',
    technical: 'datos técnicos que se generan al acceder a nuestro servicio',
    answers: 'sus respuestas y, si los facilita, sus datos de contacto',
    business: 'datos que pertenecen a la parte de la empresa que se transmite',
    decision: 'datos que el apartado «Tratamiento y decisiones automatizados» indica para esta decisión',
  },
  fr: {
    provide:
      'exécution d’un contrat (article 6, paragraphe 1, point b), du RGPD) lorsque vous utilisez notre service en vertu d’un contrat conclu avec nous ; dans les autres cas, intérêts légitimes (article 6, paragraphe 1, point f), du RGPD) – fournir les contenus et les fonctions auxquels vous accédez',
    statistics:
      'votre consentement (article 6, paragraphe 1, point a), du RGPD) lorsque des outils stockent ou lisent des informations sur votre appareil ; dans les autres cas, intérêts légitimes (article 6, paragraphe 1, point f), du RGPD)',
    business_customers:
      'exécution d’un contrat avec vous ou de mesures précontractuelles prises à votre demande (article 6, paragraphe 1, point b), du RGPD) lorsque vous êtes vous-même le client ; lorsque vous agissez pour une entreprise, intérêts légitimes (article 6, paragraphe 1, point f), du RGPD) – préparer et exécuter le contrat avec cette entreprise',
    requests:
      'exécution d’un contrat ou mesures précontractuelles (article 6, paragraphe 1, point b), du RGPD) lorsque votre demande concerne un contrat avec nous ; dans les autres cas, intérêts légitimes (article 6, paragraphe 1, point f), du RGPD)',
    newsletters:
      'votre consentement (article 6, paragraphe 1, point a), du RGPD) ; lorsque la loi permet la publicité aux clients sans consentement, intérêts légitimes (article 6, paragraphe 1, point f), du RGPD) – informer les clients de nos propres offres',
    general: 'comme indiqué dans la section sur les durées de conservation',
    special: ' ; pour les données particulièrement protégées, en outre :',
    needed: 'données de la section « Les données que nous traitons »',
    technical: 'données techniques produites lors de l’accès à notre service',
    answers: 'vos réponses et, si vous les indiquez, vos coordonnées',
    business: 'données liées à la partie de l’entreprise qui est transférée',
    decision: 'données que la section « Traitement et décisions automatisés » indique pour cette décision',
  },
  it: {
    provide:
      'esecuzione di un contratto (art. 6, par. 1, lett. b), del GDPR) quando Lei utilizza il nostro servizio in base a un contratto con noi; negli altri casi, legittimi interessi (art. 6, par. 1, lett. f), del GDPR) – fornire i contenuti e le funzioni che Lei richiede',
    statistics:
      'il Suo consenso (art. 6, par. 1, lett. a), del GDPR) quando gli strumenti archiviano o leggono informazioni sul Suo dispositivo; negli altri casi, legittimi interessi (art. 6, par. 1, lett. f), del GDPR)',
    business_customers:
      'esecuzione di un contratto con Lei o di misure precontrattuali adottate su Sua richiesta (art. 6, par. 1, lett. b), del GDPR) quando il cliente è Lei; quando agisce per un’impresa, legittimi interessi (art. 6, par. 1, lett. f), del GDPR) – preparare ed eseguire il contratto con tale impresa',
    requests:
      'esecuzione di un contratto o misure precontrattuali (art. 6, par. 1, lett. b), del GDPR) quando la Sua richiesta riguarda un contratto con noi; negli altri casi, legittimi interessi (art. 6, par. 1, lett. f), del GDPR)',
    newsletters:
      'il Suo consenso (art. 6, par. 1, lett. a), del GDPR); quando la legge consente la pubblicità ai clienti senza consenso, legittimi interessi (art. 6, par. 1, lett. f), del GDPR) – informare i clienti delle nostre offerte',
    general: 'come indicato nella sezione sui periodi di conservazione',
    special: '; per i dati soggetti a tutela particolare, inoltre:',
    needed: 'dati della sezione «Quali dati trattiamo»',
    technical: 'dati tecnici che si generano all’apertura del nostro servizio',
    answers: 'le Sue risposte e, se li indica, i Suoi dati di contatto',
    business: 'dati relativi alla parte dell’impresa che viene trasferita',
    decision: 'dati che la sezione «Trattamento e decisioni automatizzati» indica per questa decisione',
  },
  nl: {
    provide:
      'uitvoering van een overeenkomst (artikel 6, lid 1, onder b, AVG) voor zover u onze dienst gebruikt op grond van een overeenkomst met ons; in andere gevallen gerechtvaardigde belangen (artikel 6, lid 1, onder f, AVG) – de inhoud en functies leveren die u opent',
    statistics:
      'uw toestemming (artikel 6, lid 1, onder a, AVG) voor zover hulpmiddelen op uw apparaat informatie opslaan of uitlezen; in andere gevallen gerechtvaardigde belangen (artikel 6, lid 1, onder f, AVG)',
    business_customers:
      'uitvoering van een overeenkomst met u of maatregelen op uw verzoek vóór een overeenkomst (artikel 6, lid 1, onder b, AVG) voor zover u zelf de klant bent; handelt u voor een onderneming, dan gerechtvaardigde belangen (artikel 6, lid 1, onder f, AVG) – de overeenkomst met die onderneming voorbereiden en uitvoeren',
    requests:
      'uitvoering van een overeenkomst of maatregelen vóór een overeenkomst (artikel 6, lid 1, onder b, AVG) voor zover uw vraag een overeenkomst met ons betreft; in andere gevallen gerechtvaardigde belangen (artikel 6, lid 1, onder f, AVG)',
    newsletters:
      'uw toestemming (artikel 6, lid 1, onder a, AVG); voor zover de wet reclame aan klanten zonder toestemming toestaat, gerechtvaardigde belangen (artikel 6, lid 1, onder f, AVG) – klanten informeren over onze eigen aanbiedingen',
    general: 'zoals vermeld in het onderdeel over de bewaartermijnen',
    special: '; voor bijzonder beschermde gegevens bovendien:',
    needed: 'gegevens uit het onderdeel “Welke gegevens wij verwerken”',
    technical: 'technische gegevens die ontstaan wanneer onze dienst wordt geopend',
    answers: 'uw antwoorden en, als u die opgeeft, uw contactgegevens',
    business: 'gegevens die bij het overgedragen deel van de onderneming horen',
    decision: 'gegevens die het onderdeel “Geautomatiseerde verwerking en besluiten” bij dit besluit noemt',
  },
} as const satisfies Record<Language, Record<UsualCell, string>>;
