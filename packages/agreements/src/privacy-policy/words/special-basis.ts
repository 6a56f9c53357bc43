/** Conditions of Art. 9(2) GDPR as noun phrases with their article, for a place after a colon. */
import type { Language } from '@clausewright/contract/languages';
import type { PrivacyQuestions } from '../clause.ts';

export type SpecialBasis = NonNullable<PrivacyQuestions['special_basis']>;

export const specialBasisWords = {
  de: {
    'explicit-consent': 'Ihre ausdrückliche Einwilligung (Art. 9 Abs. 2 Buchst. a DSGVO)',
    'health-care':
      'Gesundheitsversorgung oder Behandlung auf gesetzlicher Grundlage oder aufgrund eines Vertrags mit einer Person, die einem Berufsgeheimnis unterliegt (Art. 9 Abs. 2 Buchst. h und Abs. 3 DSGVO)',
    'employment-law':
      'Rechte und Pflichten aus dem Arbeitsrecht und dem Recht der sozialen Sicherheit (Art. 9 Abs. 2 Buchst. b DSGVO)',
    'legal-claims':
      'Geltendmachung, Ausübung oder Verteidigung von Rechtsansprüchen (Art. 9 Abs. 2 Buchst. f DSGVO)',
    'made-public':
      'Daten, die die betroffene Person offensichtlich öffentlich gemacht hat (Art. 9 Abs. 2 Buchst. e DSGVO)',
    'vital-interest':
      'Schutz lebenswichtiger Interessen einer Person, die nicht einwilligen kann (Art. 9 Abs. 2 Buchst. c DSGVO)',
  },
  en: {
    'explicit-consent': 'your explicit consent (Article 9(2)(a) GDPR)',
    'health-care':
      'health care or treatment provided on the basis of law or under a contract with a professional bound by secrecy (Article 9(2)(h) and (3) GDPR)',
    'employment-law':
      'rights and obligations under employment and social security law (Article 9(2)(b) GDPR)',
    'legal-claims': 'the establishment, exercise or defence of legal claims (Article 9(2)(f) GDPR)',
    'made-public': 'data that the person concerned has manifestly made public (Article 9(2)(e) GDPR)',
    'vital-interest':
      'the protection of the vital interests of a person who cannot give consent (Article 9(2)(c) GDPR)',
  },
  es: {
    'explicit-consent': 'su consentimiento explícito (artículo 9.2.a) del RGPD)',
    'health-care':
      'la asistencia o el tratamiento sanitarios conforme a la ley o en virtud de un contrato con un profesional sujeto al secreto profesional (artículos 9.2.h) y 9.3 del RGPD)',
    'employment-law':
      'los derechos y obligaciones del Derecho laboral y de la seguridad social (artículo 9.2.b) del RGPD)',
    'legal-claims': 'la formulación, el ejercicio o la defensa de reclamaciones (artículo 9.2.f) del RGPD)',
    'made-public': 'el interesado ha hecho manifiestamente públicos los datos (artículo 9.2.e) del RGPD)',
    'vital-interest':
      'la protección de los intereses vitales de una persona que no puede dar su consentimiento (artículo 9.2.c) del RGPD)',
  },
  fr: {
    'explicit-consent': 'votre consentement explicite (article 9, paragraphe 2, point a), du RGPD)',
    'health-care':
      'les soins ou traitements de santé prévus par la loi ou par un contrat avec un professionnel soumis au secret (article 9, paragraphe 2, point h), et paragraphe 3, du RGPD)',
    'employment-law':
      'les droits et obligations du droit du travail et de la sécurité sociale (article 9, paragraphe 2, point b), du RGPD)',
    'legal-claims':
      'la constatation, l’exercice ou la défense de droits en justice (article 9, paragraphe 2, point f), du RGPD)',
    'made-public':
      'la personne concernée a manifestement rendu les données publiques (article 9, paragraphe 2, point e), du RGPD)',
    'vital-interest':
      'la sauvegarde des intérêts vitaux d’une personne qui ne peut pas donner son consentement (article 9, paragraphe 2, point c), du RGPD)',
  },
  it: {
    'explicit-consent': 'il Suo consenso esplicito (art. 9, par. 2, lett. a), del GDPR)',
    'health-care':
      'l’assistenza o la terapia sanitaria prevista dalla legge o da un contratto con un professionista tenuto al segreto professionale (art. 9, par. 2, lett. h), e par. 3, del GDPR)',
    'employment-law':
      'i diritti e gli obblighi in materia di diritto del lavoro e della sicurezza sociale (art. 9, par. 2, lett. b), del GDPR)',
    'legal-claims':
      'l’accertamento, l’esercizio o la difesa di un diritto in sede giudiziaria (art. 9, par. 2, lett. f), del GDPR)',
    'made-public': 'dati resi manifestamente pubblici dall’interessato (art. 9, par. 2, lett. e), del GDPR)',
    'vital-interest':
      'la tutela degli interessi vitali di una persona che non può dare il consenso (art. 9, par. 2, lett. c), del GDPR)',
  },
  nl: {
    'explicit-consent': 'uw uitdrukkelijke toestemming (artikel 9, lid 2, onder a, AVG)',
    'health-care':
      'gezondheidszorg of behandeling op grond van de wet of een overeenkomst met een beroepsbeoefenaar die aan geheimhouding is gebonden (artikel 9, lid 2, onder h, en lid 3 AVG)',
    'employment-law':
      'rechten en verplichtingen op het gebied van arbeidsrecht en socialezekerheidsrecht (artikel 9, lid 2, onder b, AVG)',
    'legal-claims':
      'de instelling, uitoefening of onderbouwing van een rechtsvordering (artikel 9, lid 2, onder f, AVG)',
    'made-public':
      'gegevens die de betrokkene kennelijk zelf openbaar heeft gemaakt (artikel 9, lid 2, onder e, AVG)',
    'vital-interest':
      'de bescherming van de vitale belangen van een persoon die geen toestemming kan geven (artikel 9, lid 2, onder c, AVG)',
  },
} as const satisfies Record<Language, Record<SpecialBasis, string>>;
