import { given, has, items, link, prose } from '../../document/authoring.ts';
import { contactWays } from '../../privacy-policy/words/request-ways.ts';
import { clause, type TermsQuestions } from './clause.ts';

type Given = { readonly [Q in keyof TermsQuestions]?: TermsQuestions[Q] | undefined };

/** § 18(2) MStV and art. 93-2 of law 82-652 want a person by name: nobody is named where nobody was. */
function editorIsKnown(a: Given): boolean {
  return given(a.publication_director) || given(a.provider_representatives) || a.entity_type === 'individual';
}

/** Whether anything is left to list: no heading without a text. */
function hasDetails(a: Given): boolean {
  const { reg_number, vat_id, share_capital, provider_authority, provider_profession, provider_insurance } =
    a;
  return (
    [reg_number, vat_id, share_capital, provider_authority, provider_profession, provider_insurance].some(
      given,
    ) ||
    given(a.provider_representatives) ||
    given(a.provider_host) ||
    (has(a.laws, 'eu_ecommerce') && editorIsKnown(a))
  );
}

/** Provider block: Art. 5 ECD; § 5 DDG, § 18(2) MStV, § 5 ECG, art. 1-1 LCEN, art. 10 LSSI, art. 7 D.Lgs. 70/2003, art. 3:15d BW, art. XII.6 WER, reg. 6 UK ECR 2002, reg. 25 Trading Disclosures 2015, Art. 3(1)(s) Swiss UCA. Optional: it goes when the law is unticked. A French publication director is by law the legal representative (art. 93-2 loi 82-652). */
export const provider = clause({
  id: 'tc.provider',
  version: 2,
  when: (a) => has(a.laws, 'eu_ecommerce', 'uk_ecommerce', 'ch_ecommerce'),
  parts: {
    identity: {
      meets: [
        'ecd-5-1',
        'de-ddg-5',
        'fr-lcen',
        'es-lssi-10',
        'it-dlgs-70',
        'nl-3-15d',
        'at-ecg-5',
        'be-wer',
        'uk-ecr',
        'ch-uwg-3-s',
        'uk-trading-disclosures',
      ],
    },
    business: { meets: [], when: (a) => a.entity_type !== 'individual' },
    individual: { meets: [], when: (a) => a.entity_type === 'individual' },
    register: { meets: [], when: (a) => given(a.reg_number) },
    vat: { meets: [], when: (a) => given(a.vat_id) },
    representatives: { meets: [], when: (a) => given(a.provider_representatives) },
    capital: { meets: [], when: (a) => given(a.share_capital) },
    official: { meets: ['ecd-5-1-register'], when: (a) => hasDetails(a) },
    authority: { meets: [], when: (a) => given(a.provider_authority) },
    profession: { meets: [], when: (a) => given(a.provider_profession) },
    insurance: { meets: [], when: (a) => given(a.provider_insurance) },
    editor: {
      meets: ['de-mstv-18', 'fr-lcen'],
      when: (a) => has(a.laws, 'eu_ecommerce') && editorIsKnown(a),
    },
    named: { meets: [], when: (a) => given(a.publication_director) },
    head: { meets: [], when: (a) => !given(a.publication_director) && given(a.provider_representatives) },
    self: {
      meets: [],
      when: (a) => !given(a.publication_director) && !given(a.provider_representatives),
    },
    host: { meets: [], when: (a) => given(a.provider_host) },
    notice: { meets: [], when: (a) => given(a.legal_notice_url) },
    disclosures: { meets: [], when: (a) => given(a.disclosures_url) },
  },
  text: {
    de: (c) => prose`
      ## Angaben zum Anbieter

      ${c.part
        .identity`${c.part.business`**${c.say.business_name}**, ${c.say.business_address}`} ${c.part.individual`**${c.say.individual_name}**, ${c.say.provider_address}`}

      Sie erreichen uns:

      ${items(contactWays(c))}`}

      ${c.part.official`Weitere Pflichtangaben:

      - ${c.part.register`Register und Nummer: ${c.say.reg_number}`}
      - ${c.part.vat`Umsatzsteuer-Identifikationsnummer: ${c.say.vat_id}`}
      - ${c.part.representatives`Vertreten durch: ${c.say.provider_representatives}`}
      - ${c.part.capital`Stammkapital: ${c.say.share_capital}`}
      - ${c.part.authority`Aufsichtsbehörde: ${c.say.provider_authority}`}
      - ${c.part.profession`Reglementierter Beruf: ${c.say.provider_profession}`}
      - ${c.part.insurance`Berufshaftpflichtversicherung: ${c.say.provider_insurance}`}
      - ${c.part.editor`Verantwortlich für redaktionelle Inhalte und für die Veröffentlichung: ${c.part.named`${c.say.publication_director}`}${c.part.head`${c.say.provider_representatives}`}${c.part.self`${c.say.individual_name}`}`}
      - ${c.part.host`Hosting: ${c.say.provider_host}`}`}

      ${c.part.notice`Impressum: ${link(c.say.legal_notice_url)}`} ${c.part.disclosures`Pflichtangaben: ${link(c.say.disclosures_url)}`}`,
    en: (c) => prose`
      ## Information about the provider

      ${c.part
        .identity`${c.part.business`**${c.say.business_name}**, ${c.say.business_address}`} ${c.part.individual`**${c.say.individual_name}**, ${c.say.provider_address}`}

      You can reach us:

      ${items(contactWays(c))}`}

      ${c.part.official`Further statutory details:

      - ${c.part.register`Register and number: ${c.say.reg_number}`}
      - ${c.part.vat`VAT number: ${c.say.vat_id}`}
      - ${c.part.representatives`Represented by: ${c.say.provider_representatives}`}
      - ${c.part.capital`Share capital: ${c.say.share_capital}`}
      - ${c.part.authority`Supervising authority: ${c.say.provider_authority}`}
      - ${c.part.profession`Regulated profession: ${c.say.provider_profession}`}
      - ${c.part.insurance`Professional liability insurance: ${c.say.provider_insurance}`}
      - ${c.part.editor`Responsible for editorial content and publication: ${c.part.named`${c.say.publication_director}`}${c.part.head`${c.say.provider_representatives}`}${c.part.self`${c.say.individual_name}`}`}
      - ${c.part.host`Hosting: ${c.say.provider_host}`}`}

      ${c.part.notice`Legal notice: ${link(c.say.legal_notice_url)}`} ${c.part.disclosures`Statutory disclosures: ${link(c.say.disclosures_url)}`}`,
    es: (c) => prose`
      ## Datos del prestador

      ${c.part
        .identity`${c.part.business`**${c.say.business_name}**, ${c.say.business_address}`} ${c.part.individual`**${c.say.individual_name}**, ${c.say.provider_address}`}

      Puede contactarnos:

      ${items(contactWays(c))}`}

      ${c.part.official`Otros datos obligatorios:

      - ${c.part.register`Registro y número: ${c.say.reg_number}`}
      - ${c.part.vat`Número de identificación a efectos del IVA: ${c.say.vat_id}`}
      - ${c.part.representatives`Representación: ${c.say.provider_representatives}`}
      - ${c.part.capital`Capital social: ${c.say.share_capital}`}
      - ${c.part.authority`Autoridad de supervisión: ${c.say.provider_authority}`}
      - ${c.part.profession`Profesión regulada: ${c.say.provider_profession}`}
      - ${c.part.insurance`Seguro de responsabilidad profesional: ${c.say.provider_insurance}`}
      - ${c.part.editor`Responsable del contenido editorial y de la publicación: ${c.part.named`${c.say.publication_director}`}${c.part.head`${c.say.provider_representatives}`}${c.part.self`${c.say.individual_name}`}`}
      - ${c.part.host`Alojamiento: ${c.say.provider_host}`}`}

      ${c.part.notice`Aviso legal: ${link(c.say.legal_notice_url)}`} ${c.part.disclosures`Información legal obligatoria: ${link(c.say.disclosures_url)}`}`,
    fr: (c) => prose`
      ## Informations sur le prestataire

      ${c.part
        .identity`${c.part.business`**${c.say.business_name}**, ${c.say.business_address}`} ${c.part.individual`**${c.say.individual_name}**, ${c.say.provider_address}`}

      Vous pouvez nous joindre :

      ${items(contactWays(c))}`}

      ${c.part.official`Autres mentions obligatoires :

      - ${c.part.register`Registre et numéro : ${c.say.reg_number}`}
      - ${c.part.vat`Numéro d’identification à la TVA : ${c.say.vat_id}`}
      - ${c.part.representatives`Représentation : ${c.say.provider_representatives}`}
      - ${c.part.capital`Capital social : ${c.say.share_capital}`}
      - ${c.part.authority`Autorité compétente : ${c.say.provider_authority}`}
      - ${c.part.profession`Profession réglementée : ${c.say.provider_profession}`}
      - ${c.part.insurance`Assurance de responsabilité professionnelle : ${c.say.provider_insurance}`}
      - ${c.part.editor`Direction de la publication et responsabilité du contenu éditorial : ${c.part.named`${c.say.publication_director}`}${c.part.head`${c.say.provider_representatives}`}${c.part.self`${c.say.individual_name}`}`}
      - ${c.part.host`Hébergement : ${c.say.provider_host}`}`}

      ${c.part.notice`Mentions légales : ${link(c.say.legal_notice_url)}`} ${c.part.disclosures`Informations obligatoires : ${link(c.say.disclosures_url)}`}`,
    it: (c) => prose`
      ## Informazioni sul prestatore

      ${c.part
        .identity`${c.part.business`**${c.say.business_name}**, ${c.say.business_address}`} ${c.part.individual`**${c.say.individual_name}**, ${c.say.provider_address}`}

      Può contattarci:

      ${items(contactWays(c))}`}

      ${c.part.official`Altri dati obbligatori:

      - ${c.part.register`Registro e numero: ${c.say.reg_number}`}
      - ${c.part.vat`Partita IVA: ${c.say.vat_id}`}
      - ${c.part.representatives`Legale rappresentante: ${c.say.provider_representatives}`}
      - ${c.part.capital`Capitale sociale (somma effettivamente versata): ${c.say.share_capital}`}
      - ${c.part.authority`Autorità di vigilanza: ${c.say.provider_authority}`}
      - ${c.part.profession`Professione regolamentata: ${c.say.provider_profession}`}
      - ${c.part.insurance`Assicurazione professionale: ${c.say.provider_insurance}`}
      - ${c.part.editor`Responsabile dei contenuti editoriali e della pubblicazione: ${c.part.named`${c.say.publication_director}`}${c.part.head`${c.say.provider_representatives}`}${c.part.self`${c.say.individual_name}`}`}
      - ${c.part.host`Hosting: ${c.say.provider_host}`}`}

      ${c.part.notice`Note legali: ${link(c.say.legal_notice_url)}`} ${c.part.disclosures`Informazioni obbligatorie: ${link(c.say.disclosures_url)}`}`,
    nl: (c) => prose`
      ## Gegevens van de aanbieder

      ${c.part
        .identity`${c.part.business`**${c.say.business_name}**, ${c.say.business_address}`} ${c.part.individual`**${c.say.individual_name}**, ${c.say.provider_address}`}

      U bereikt ons:

      ${items(contactWays(c))}`}

      ${c.part.official`Andere verplichte gegevens:

      - ${c.part.register`Register en nummer: ${c.say.reg_number}`}
      - ${c.part.vat`Btw-identificatienummer: ${c.say.vat_id}`}
      - ${c.part.representatives`Vertegenwoordigd door: ${c.say.provider_representatives}`}
      - ${c.part.capital`Kapitaal: ${c.say.share_capital}`}
      - ${c.part.authority`Toezichthouder: ${c.say.provider_authority}`}
      - ${c.part.profession`Gereglementeerd beroep: ${c.say.provider_profession}`}
      - ${c.part.insurance`Beroepsaansprakelijkheidsverzekering: ${c.say.provider_insurance}`}
      - ${c.part.editor`Verantwoordelijk voor redactionele inhoud en publicatie: ${c.part.named`${c.say.publication_director}`}${c.part.head`${c.say.provider_representatives}`}${c.part.self`${c.say.individual_name}`}`}
      - ${c.part.host`Hosting: ${c.say.provider_host}`}`}

      ${c.part.notice`Juridische informatie: ${link(c.say.legal_notice_url)}`} ${c.part.disclosures`Wettelijke gegevens: ${link(c.say.disclosures_url)}`}`,
  },
});
