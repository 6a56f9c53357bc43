import { has } from '../../../document/authoring.ts';
import { clause } from '../../clause.ts';
const words = {
  de: {
    prohibited: {
      illegal: 'den Dienst für Rechtswidriges nutzen oder Rechte anderer verletzen',
      harassment: 'andere belästigen, bedrohen, beleidigen oder Hass verbreiten',
      spam: 'unverlangte Werbung oder Spam versenden',
      malware: 'Schadsoftware verbreiten oder den Betrieb stören',
      circumvention: 'Sicherungen umgehen oder sich unbefugt Zugang verschaffen',
      'multi-accounts': 'falsche Identitäten oder unzulässig mehrere Konten verwenden',
      scraping:
        'Inhalte massenhaft automatisch auslesen oder zum Trainieren künstlicher Intelligenz verwenden',
      'reverse-engineering': 'Software zurückentwickeln, soweit das Gesetz es nicht erlaubt',
      'illegal-goods': 'verbotene Waren oder Leistungen anbieten',
      resale: 'den Dienst ohne unsere Zustimmung weiterverkaufen',
      competing: 'den Dienst zum Aufbau eines konkurrierenden Produkts nachahmen',
    },
  },
  en: {
    prohibited: {
      illegal: 'use the service for anything unlawful or infringe the rights of others',
      harassment: 'harass, threaten or insult others or spread hatred',
      spam: 'send unsolicited advertising or spam',
      malware: 'spread harmful software or disturb the operation',
      circumvention: 'get around security or gain access without authority',
      'multi-accounts': 'use false identities or several accounts without permission',
      scraping: 'collect content automatically on a large scale or use it to train artificial intelligence',
      'reverse-engineering': 'reverse-engineer software, except as the law allows',
      'illegal-goods': 'offer forbidden goods or services',
      resale: 'resell the service without our consent',
      competing: 'imitate the service to build a competing product',
    },
  },
  es: {
    prohibited: {
      illegal: 'usar el servicio para fines ilícitos o vulnerar derechos ajenos',
      harassment: 'acosar, amenazar o insultar a otros o difundir odio',
      spam: 'enviar publicidad no solicitada o spam',
      malware: 'difundir programas dañinos o perturbar el funcionamiento',
      circumvention: 'eludir la seguridad o acceder sin autorización',
      'multi-accounts': 'usar identidades falsas o varias cuentas sin permiso',
      scraping:
        'extraer contenidos de forma automática y masiva o usarlos para entrenar inteligencia artificial',
      'reverse-engineering': 'aplicar ingeniería inversa al software, salvo lo que permite la ley',
      'illegal-goods': 'ofrecer bienes o servicios prohibidos',
      resale: 'revender el servicio sin nuestro consentimiento',
      competing: 'imitar el servicio para crear un producto competidor',
    },
  },
  fr: {
    prohibited: {
      illegal: 'utiliser le service à des fins illicites ou porter atteinte aux droits d’autrui',
      harassment: 'harceler, menacer ou insulter autrui ou propager la haine',
      spam: 'envoyer de la publicité non sollicitée ou du spam',
      malware: 'diffuser des logiciels malveillants ou perturber le fonctionnement',
      circumvention: 'contourner la sécurité ou accéder sans autorisation',
      'multi-accounts': 'utiliser de fausses identités ou plusieurs comptes sans autorisation',
      scraping:
        'extraire des contenus de façon automatisée et massive ou s’en servir pour entraîner une intelligence artificielle',
      'reverse-engineering': 'soumettre les logiciels à la rétro-ingénierie, hors des cas permis par la loi',
      'illegal-goods': 'proposer des biens ou services interdits',
      resale: 'revendre le service sans notre accord',
      competing: 'imiter le service pour créer un produit concurrent',
    },
  },
  it: {
    prohibited: {
      illegal: 'usare il servizio per scopi illeciti o violare diritti altrui',
      harassment: 'molestare, minacciare o insultare altri o diffondere odio',
      spam: 'inviare pubblicità non richiesta o spam',
      malware: 'diffondere software dannoso o disturbare il funzionamento',
      circumvention: 'eludere la sicurezza o accedere senza autorizzazione',
      'multi-accounts': 'usare identità false o più account senza permesso',
      scraping:
        'estrarre contenuti in modo automatico e massivo o usarli per addestrare intelligenze artificiali',
      'reverse-engineering': 'decompilare il software oltre quanto consente la legge',
      'illegal-goods': 'offrire beni o servizi vietati',
      resale: 'rivendere il servizio senza il nostro consenso',
      competing: 'imitare il servizio per creare un prodotto concorrente',
    },
  },
  nl: {
    prohibited: {
      illegal: 'de dienst voor iets onwettigs gebruiken of rechten van anderen schenden',
      harassment: 'anderen lastigvallen, bedreigen of beledigen of haat verspreiden',
      spam: 'ongevraagde reclame of spam versturen',
      malware: 'schadelijke software verspreiden of de werking verstoren',
      circumvention: 'beveiliging omzeilen of zich onbevoegd toegang verschaffen',
      'multi-accounts': 'valse identiteiten of zonder toestemming meerdere accounts gebruiken',
      scraping:
        'inhoud op grote schaal automatisch uitlezen of gebruiken om kunstmatige intelligentie te trainen',
      'reverse-engineering': 'software aan reverse engineering onderwerpen, behalve waar de wet dat toelaat',
      'illegal-goods': 'verboden goederen of diensten aanbieden',
      resale: 'de dienst zonder onze toestemming doorverkopen',
      competing: 'de dienst nabootsen om een concurrerend product te maken',
    },
  },
};

/** Restrictions must be clear beforehand (Art. 5 UCTD, Art. 14(1) DSA). Decompilation for interoperability and lawful text and data mining stay open (Arts 3, 4 Directive (EU) 2019/790; the reservation of Art. 4(3) is made here and should also be machine-readable). Honest reviews are never forbidden (15 U.S.C. § 45b). */
export const prohibited = clause({
  id: 'tc.prohibited',
  version: 2,
  parts: {
    mining: { meets: ['dsm-4-3'], when: (a) => has(a.prohibited, 'scraping') && has(a.laws, 'eu_ecommerce') },
  },
  words,
  texts: import.meta.url,
  values: {
    prohibitedUses: (c) => c.names(c.say.prohibited, c.w.prohibited, c.say['prohibited.own']),
  },
});
