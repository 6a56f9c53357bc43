/** The grounds of Article 6(1) GDPR, each with its place, for lists and table cells. */
import type { Language } from '@clausewright/contract/languages';
import type { LegalBasis } from '../../vendors/purpose-bases.ts';

export const legalBasisWords = {
  de: {
    consent: 'Ihre Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO)',
    contract:
      'Erfüllung eines Vertrags mit Ihnen oder vorvertragliche Maßnahmen auf Ihre Anfrage (Art. 6 Abs. 1 Buchst. b DSGVO)',
    'legal-obligation':
      'Erfüllung einer rechtlichen Verpflichtung, der wir unterliegen (Art. 6 Abs. 1 Buchst. c DSGVO)',
    'vital-interests':
      'Schutz lebenswichtiger Interessen einer natürlichen Person (Art. 6 Abs. 1 Buchst. d DSGVO)',
    'public-task':
      'Wahrnehmung einer Aufgabe im öffentlichen Interesse oder in Ausübung öffentlicher Gewalt (Art. 6 Abs. 1 Buchst. e DSGVO)',
    'legitimate-interests': 'berechtigte Interessen (Art. 6 Abs. 1 Buchst. f DSGVO)',
  },
  en: {
    consent: 'your consent (Article 6(1)(a) GDPR)',
    contract:
      'performance of a contract with you, or steps taken at your request before a contract (Article 6(1)(b) GDPR)',
    'legal-obligation': 'compliance with a legal obligation to which we are subject (Article 6(1)(c) GDPR)',
    'vital-interests': 'protection of the vital interests of a natural person (Article 6(1)(d) GDPR)',
    'public-task':
      'performance of a task carried out in the public interest or in the exercise of official authority (Article 6(1)(e) GDPR)',
    'legitimate-interests': 'legitimate interests (Article 6(1)(f) GDPR)',
  },
  es: {
    consent: 'su consentimiento (artículo 6.1.a) del RGPD)',
    contract:
      'ejecución de un contrato con usted o aplicación, a petición suya, de medidas precontractuales (artículo 6.1.b) del RGPD)',
    'legal-obligation':
      'cumplimiento de una obligación legal que nos es aplicable (artículo 6.1.c) del RGPD)',
    'vital-interests': 'protección de intereses vitales de una persona física (artículo 6.1.d) del RGPD)',
    'public-task':
      'cumplimiento de una misión realizada en interés público o en el ejercicio de poderes públicos (artículo 6.1.e) del RGPD)',
    'legitimate-interests': 'intereses legítimos (artículo 6.1.f) del RGPD)',
  },
  fr: {
    consent: 'votre consentement (article 6, paragraphe 1, point a), du RGPD)',
    contract:
      'exécution d’un contrat avec vous ou mesures précontractuelles prises à votre demande (article 6, paragraphe 1, point b), du RGPD)',
    'legal-obligation':
      'respect d’une obligation légale à laquelle nous sommes soumis (article 6, paragraphe 1, point c), du RGPD)',
    'vital-interests':
      'sauvegarde des intérêts vitaux d’une personne physique (article 6, paragraphe 1, point d), du RGPD)',
    'public-task':
      'exécution d’une mission d’intérêt public ou relevant de l’exercice de l’autorité publique (article 6, paragraphe 1, point e), du RGPD)',
    'legitimate-interests': 'intérêts légitimes (article 6, paragraphe 1, point f), du RGPD)',
  },
  it: {
    consent: 'il Suo consenso (art. 6, par. 1, lett. a), del GDPR)',
    contract:
      'esecuzione di un contratto con Lei o di misure precontrattuali adottate su Sua richiesta (art. 6, par. 1, lett. b), del GDPR)',
    'legal-obligation':
      'adempimento di un obbligo legale al quale siamo soggetti (art. 6, par. 1, lett. c), del GDPR)',
    'vital-interests':
      'salvaguardia degli interessi vitali di una persona fisica (art. 6, par. 1, lett. d), del GDPR)',
    'public-task':
      'esecuzione di un compito di interesse pubblico o connesso all’esercizio di pubblici poteri (art. 6, par. 1, lett. e), del GDPR)',
    'legitimate-interests': 'legittimi interessi (art. 6, par. 1, lett. f), del GDPR)',
  },
  nl: {
    consent: 'uw toestemming (artikel 6, lid 1, onder a, AVG)',
    contract:
      'uitvoering van een overeenkomst met u of maatregelen die wij vóór een overeenkomst op uw verzoek nemen (artikel 6, lid 1, onder b, AVG)',
    'legal-obligation':
      'nakoming van een wettelijke verplichting die op ons rust (artikel 6, lid 1, onder c, AVG)',
    'vital-interests':
      'bescherming van de vitale belangen van een natuurlijke persoon (artikel 6, lid 1, onder d, AVG)',
    'public-task':
      'vervulling van een taak van algemeen belang of van een taak in het kader van de uitoefening van openbaar gezag (artikel 6, lid 1, onder e, AVG)',
    'legitimate-interests': 'gerechtvaardigde belangen (artikel 6, lid 1, onder f, AVG)',
  },
} as const satisfies Record<Language, Record<LegalBasis, string>>;
