import { given, has, items, link, prose } from '../../document/authoring.ts';
import { contactWays } from '../../privacy-policy/words/request-ways.ts';
import { clause } from './clause.ts';

/** Provider block: Art. 5 ECD; § 5 DDG, § 18(2) MStV, § 5 ECG, art. 1-1 LCEN, art. 10 LSSI, art. 7 D.Lgs. 70/2003, art. 3:15d BW, art. XII.6 WER, reg. 6 UK ECR 2002, reg. 25 Trading Disclosures 2015, Art. 3(1)(s) Swiss UCA, Art. 22 Services Directive. Optional: it goes when the law is unticked. A French publication director is by law the legal representative (art. 93-2 loi 82-652). */
export const provider = clause({
  id: 'tc.provider',
  version: 1,
  when: (a) => has(a.laws, 'eu_ecommerce', 'uk_ecommerce', 'ch_ecommerce'),
  parts: {
    identity: {
      meets: [
        'ecd-5-1',
        'de-ddg-5',
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
    official: {
      meets: ['ecd-5-1-register'],
      when: (a) => has(a.laws, 'eu_ecommerce') || given(a.reg_number) || given(a.vat_id),
    },
    authority: { meets: [], when: (a) => given(a.provider_authority) },
    profession: { meets: [], when: (a) => given(a.provider_profession) },
    insurance: { meets: [], when: (a) => given(a.provider_insurance) },
    services: {
      meets: ['services-22'],
      when: (a) => has(a.laws, 'eu_ecommerce') && has(a.sells, 'services', 'subscriptions', 'tickets'),
    },
    editor: { meets: ['de-mstv-18', 'fr-lcen'], when: (a) => has(a.laws, 'eu_ecommerce') },
    named: { meets: [], when: (a) => given(a.publication_director) },
    unnamed: { meets: [], when: (a) => !given(a.publication_director) },
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
      - ${c.part.editor`Verantwortlich für redaktionelle Inhalte und für die Veröffentlichung: ${c.part.named`${c.say.publication_director}`}${c.part.unnamed`der Anbieter unter der genannten Anschrift, bei einer Gesellschaft durch ihre gesetzliche Vertretung`}`}
      - ${c.part.host`Hosting: ${c.say.provider_host}`}`}

      ${c.part.services`Die wesentlichen Merkmale unserer Leistungen und ihre Preise stehen beim jeweiligen Angebot. Die allgemeinen Bedingungen, das anwendbare Recht, die Gerichte und Ihre Rechte bei Mängeln sind in diesem Dokument geregelt.`}

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
      - ${c.part.editor`Responsible for editorial content and publication: ${c.part.named`${c.say.publication_director}`}${c.part.unnamed`the provider at the address given, in the case of a company through its legal representative`}`}
      - ${c.part.host`Hosting: ${c.say.provider_host}`}`}

      ${c.part.services`The main features of our services and their prices stand beside each offer. The general conditions, the governing law, the courts and your rights in case of defects are set out in this document.`}

      ${c.part.notice`Legal notice: ${link(c.say.legal_notice_url)}`} ${c.part.disclosures`Statutory disclosures: ${link(c.say.disclosures_url)}`}`,
    es: (c) => prose`
      ## Datos del prestador

      ${c.part
        .identity`${c.part.business`**${c.say.business_name}**, ${c.say.business_address}`} ${c.part.individual`**${c.say.individual_name}**, ${c.say.provider_address}`}

      Puede contactarnos:

      ${items(contactWays(c))}`}

      ${c.part.official`Otros datos obligatorios:

      - ${c.part.register`Registro y número: ${c.say.reg_number}`}
      - ${c.part.vat`Número de identificación fiscal (IVA): ${c.say.vat_id}`}
      - ${c.part.representatives`Representación: ${c.say.provider_representatives}`}
      - ${c.part.capital`Capital social: ${c.say.share_capital}`}
      - ${c.part.authority`Autoridad de supervisión: ${c.say.provider_authority}`}
      - ${c.part.profession`Profesión regulada: ${c.say.provider_profession}`}
      - ${c.part.insurance`Seguro de responsabilidad profesional: ${c.say.provider_insurance}`}
      - ${c.part.editor`Responsable del contenido editorial y de la publicación: ${c.part.named`${c.say.publication_director}`}${c.part.unnamed`el prestador en la dirección indicada, si es una sociedad a través de su representante legal`}`}
      - ${c.part.host`Alojamiento: ${c.say.provider_host}`}`}

      ${c.part.services`Las características principales de nuestros servicios y sus precios figuran junto a cada oferta. Las condiciones generales, la ley aplicable, los tribunales y sus derechos en caso de defectos se recogen en este documento.`}

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
      - ${c.part.editor`Direction de la publication et responsabilité du contenu éditorial : ${c.part.named`${c.say.publication_director}`}${c.part.unnamed`le prestataire, à l’adresse indiquée ; pour une société, son représentant légal`}`}
      - ${c.part.host`Hébergement : ${c.say.provider_host}`}`}

      ${c.part.services`Les caractéristiques principales de nos prestations et leurs prix figurent avec chaque offre. Les conditions générales, le droit applicable, les tribunaux et vos droits en cas de défaut figurent dans ce document.`}

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
      - ${c.part.representatives`Rappresentanza: ${c.say.provider_representatives}`}
      - ${c.part.capital`Capitale sociale: ${c.say.share_capital}`}
      - ${c.part.authority`Autorità di vigilanza: ${c.say.provider_authority}`}
      - ${c.part.profession`Professione regolamentata: ${c.say.provider_profession}`}
      - ${c.part.insurance`Assicurazione professionale: ${c.say.provider_insurance}`}
      - ${c.part.editor`Responsabile dei contenuti editoriali e della pubblicazione: ${c.part.named`${c.say.publication_director}`}${c.part.unnamed`il prestatore all’indirizzo indicato, se società tramite il legale rappresentante`}`}
      - ${c.part.host`Hosting: ${c.say.provider_host}`}`}

      ${c.part.services`Le caratteristiche principali delle nostre prestazioni e i relativi prezzi sono indicati accanto a ogni offerta. Le condizioni generali, la legge applicabile, il foro e i Suoi diritti in caso di difetti sono indicati in questo documento.`}

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
      - ${c.part.editor`Verantwoordelijk voor redactionele inhoud en publicatie: ${c.part.named`${c.say.publication_director}`}${c.part.unnamed`de aanbieder op het genoemde adres, bij een vennootschap door haar wettelijke vertegenwoordiger`}`}
      - ${c.part.host`Hosting: ${c.say.provider_host}`}`}

      ${c.part.services`De belangrijkste kenmerken van onze diensten en hun prijzen staan bij elk aanbod. De algemene voorwaarden, het toepasselijke recht, de rechter en uw rechten bij gebreken staan in dit document.`}

      ${c.part.notice`Juridische informatie: ${link(c.say.legal_notice_url)}`} ${c.part.disclosures`Wettelijke gegevens: ${link(c.say.disclosures_url)}`}`,
  },
});
