import type { Language } from '@clausewright/contract/languages';
import {
  type Context,
  given,
  has,
  items,
  lines,
  link,
  type Prose,
  prose,
  rows,
  sequence,
} from '../../document/authoring.ts';
import { britishRepresentative, swissRepresentative } from '../words/representatives.ts';
import { underBritish, underEither } from '../words/regulation.ts';
import { contactWays } from '../words/request-ways.ts';
import { clause, type PrivacyQuestions } from './clause.ts';

/** Representatives in the United Kingdom and in Switzerland. */
function elsewhere(c: Context<PrivacyQuestions, Language, 'british' | 'swiss'>): Prose<'british' | 'swiss'> {
  return prose`
    ${c.part.british(britishRepresentative(c))}

    ${c.part.swiss(swissRepresentative(c))}`;
}

/**
 * Art. 13(1)(a) GDPR wants a representative named where there is one. Where none is named the text says nothing: the wizard and
 * the list of duties remind the owner (`consistency/lone-rules.ts`).
 */
export const contact = clause({
  id: 'pp.contact',
  version: 4,
  parts: {
    business: { meets: ['gdpr-13-1-a'], when: (a) => a.entity_type !== 'individual' },
    individual: { meets: ['gdpr-13-1-a'], when: (a) => a.entity_type === 'individual' },
    ways: { meets: ['gdpr-13-1-a', 'uk-gdpr-13', 'ch-19-2', 'ccpa-7011-e3-contact', 'play-entity'] },
    details: {
      meets: [],
      when: (a) => given(a.reg_number) || given(a.vat_id) || given(a.legal_notice_url),
    },
    register: { meets: [], when: (a) => given(a.reg_number) },
    vat: { meets: [], when: (a) => given(a.vat_id) },
    notice: { meets: [], when: (a) => given(a.legal_notice_url) },
    officer: { meets: ['gdpr-13-1-b'], when: (a) => a.dpo === 'yes' && underEither(a) },
    officerName: { meets: [], when: (a) => given(a.dpo_details?.[0]?.dpo_name) },
    officerPhone: { meets: [], when: (a) => given(a.dpo_details?.[0]?.dpo_phone) },
    officerAddress: { meets: [], when: (a) => given(a.dpo_details?.[0]?.dpo_address) },
    representative: { meets: ['gdpr-27'], when: (a) => has(a.laws, 'gdpr') && given(a.eu_rep) },
    british: { meets: ['uk-gdpr-27'], when: (a) => underBritish(a) && given(a.uk_rep) },
    swiss: { meets: ['ch-14'], when: (a) => has(a.laws, 'fadp') && given(a.ch_rep) },
  },
  text: {
    de: (c) => prose`
      ## Kontakt

      ${c.part.business(prose`
        Bei Fragen zu dieser Erklärung und zu Ihren Daten wenden Sie sich an:

        **${c.say.business_name}**

        ${lines(c.say.business_address)}`)}

      ${c.part.individual(prose`
        Bei Fragen zu dieser Erklärung und zu Ihren Daten wenden Sie sich an:

        **${c.say.individual_name}**`)}

      ${c.part.ways(prose`
        Sie erreichen uns:

        ${items(contactWays(c))}`)}

      ${c.part.details(prose`
        Unsere weiteren Angaben:

        - ${c.part.register`Register: ${c.say.reg_number}`}
        - ${c.part.vat`Umsatzsteuer-Identifikationsnummer: ${c.say.vat_id}`}
        - ${c.part.notice`Impressum mit weiteren Pflichtangaben: ${link(c.say.legal_notice_url)}`}`)}

      ${c.part.officer(prose`
        ### Datenschutzbeauftragter

        ${sequence(
          rows(c.say.dpo_details).map(
            (row) => prose`
              Unsere Datenschutzbeauftragte oder unseren Datenschutzbeauftragten erreichen Sie hier:

              - ${c.part.officerName`Name: ${row.dpo_name}`}
              - E-Mail: ${link(row.dpo_email, 'mailto:')}
              - ${c.part.officerPhone`Telefon: ${link(row.dpo_phone, 'tel:')}`}
              - ${c.part.officerAddress`Anschrift: ${row.dpo_address}`}`,
          ),
        )}`)}

      ${c.part.representative(prose`
        ### Vertreter in der Europäischen Union

        ${sequence(
          rows(c.say.eu_rep).map(
            (row) => prose`
              Unser Vertreter in der Union nach Art. 27 DSGVO ist **${row.eu_rep_name}**, ${row.eu_rep_address}, E-Mail:
              ${link(row.eu_rep_email, 'mailto:')}. Sie und die Aufsichtsbehörden können sich an ihn wenden.`,
          ),
        )}`)}

      ${elsewhere(c)}`,
    en: (c) => prose`
      ## Contact

      ${c.part.business(prose`
        For questions about this document and about your data, please contact:

        **${c.say.business_name}**

        ${lines(c.say.business_address)}`)}

      ${c.part.individual(prose`
        For questions about this document and about your data, please contact:

        **${c.say.individual_name}**`)}

      ${c.part.ways(prose`
        You can reach us:

        ${items(contactWays(c))}`)}

      ${c.part.details(prose`
        Further details about us:

        - ${c.part.register`Register: ${c.say.reg_number}`}
        - ${c.part.vat`VAT identification number: ${c.say.vat_id}`}
        - ${c.part.notice`Legal notice with further statutory details: ${link(c.say.legal_notice_url)}`}`)}

      ${c.part.officer(prose`
        ### Data protection officer

        ${sequence(
          rows(c.say.dpo_details).map(
            (row) => prose`
              You can reach our data protection officer here:

              - ${c.part.officerName`Name: ${row.dpo_name}`}
              - E-mail: ${link(row.dpo_email, 'mailto:')}
              - ${c.part.officerPhone`Telephone: ${link(row.dpo_phone, 'tel:')}`}
              - ${c.part.officerAddress`Address: ${row.dpo_address}`}`,
          ),
        )}`)}

      ${c.part.representative(prose`
        ### Representative in the European Union

        ${sequence(
          rows(c.say.eu_rep).map(
            (row) => prose`
              Our representative in the Union under Article 27 GDPR is **${row.eu_rep_name}**, ${row.eu_rep_address}, e-mail:
              ${link(row.eu_rep_email, 'mailto:')}. You and the supervisory authorities may address the representative.`,
          ),
        )}`)}

      ${elsewhere(c)}`,
    es: (c) => prose`
      ## Contacto

      ${c.part.business(prose`
        Para preguntas sobre este documento y sobre sus datos, diríjase a:

        **${c.say.business_name}**

        ${lines(c.say.business_address)}`)}

      ${c.part.individual(prose`
        Para preguntas sobre este documento y sobre sus datos, diríjase a:

        **${c.say.individual_name}**`)}

      ${c.part.ways(prose`
        Puede ponerse en contacto con nosotros:

        ${items(contactWays(c))}`)}

      ${c.part.details(prose`
        Otros datos sobre nosotros:

        - ${c.part.register`Registro: ${c.say.reg_number}`}
        - ${c.part.vat`Número de identificación a efectos del IVA: ${c.say.vat_id}`}
        - ${c.part.notice`Aviso legal con los demás datos obligatorios: ${link(c.say.legal_notice_url)}`}`)}

      ${c.part.officer(prose`
        ### Delegado de protección de datos

        ${sequence(
          rows(c.say.dpo_details).map(
            (row) => prose`
              Datos de contacto de nuestro delegado de protección de datos:

              - ${c.part.officerName`Nombre: ${row.dpo_name}`}
              - Correo electrónico: ${link(row.dpo_email, 'mailto:')}
              - ${c.part.officerPhone`Teléfono: ${link(row.dpo_phone, 'tel:')}`}
              - ${c.part.officerAddress`Dirección: ${row.dpo_address}`}`,
          ),
        )}`)}

      ${c.part.representative(prose`
        ### Representante en la Unión Europea

        ${sequence(
          rows(c.say.eu_rep).map(
            (row) => prose`
              Nuestro representante en la Unión conforme al artículo 27 del RGPD es **${row.eu_rep_name}**,
              ${row.eu_rep_address}, correo electrónico: ${link(row.eu_rep_email, 'mailto:')}. Usted y las autoridades de control
              pueden dirigirse a él.`,
          ),
        )}`)}

      ${elsewhere(c)}`,
    fr: (c) => prose`
      ## Contact

      ${c.part.business(prose`
        Pour toute question sur ce document et sur vos données, adressez-vous à :

        **${c.say.business_name}**

        ${lines(c.say.business_address)}`)}

      ${c.part.individual(prose`
        Pour toute question sur ce document et sur vos données, adressez-vous à :

        **${c.say.individual_name}**`)}

      ${c.part.ways(prose`
        Vous pouvez nous joindre :

        ${items(contactWays(c))}`)}

      ${c.part.details(prose`
        Autres informations nous concernant :

        - ${c.part.register`Registre : ${c.say.reg_number}`}
        - ${c.part.vat`Numéro d’identification à la TVA : ${c.say.vat_id}`}
        - ${c.part.notice`Mentions légales avec les autres informations obligatoires : ${link(c.say.legal_notice_url)}`}`)}

      ${c.part.officer(prose`
        ### Délégué à la protection des données

        ${sequence(
          rows(c.say.dpo_details).map(
            (row) => prose`
              Coordonnées de notre délégué à la protection des données :

              - ${c.part.officerName`Nom : ${row.dpo_name}`}
              - Courrier électronique : ${link(row.dpo_email, 'mailto:')}
              - ${c.part.officerPhone`Téléphone : ${link(row.dpo_phone, 'tel:')}`}
              - ${c.part.officerAddress`Adresse : ${row.dpo_address}`}`,
          ),
        )}`)}

      ${c.part.representative(prose`
        ### Représentant dans l’Union européenne

        ${sequence(
          rows(c.say.eu_rep).map(
            (row) => prose`
              Notre représentant dans l’Union au titre de l’article 27 du RGPD est **${row.eu_rep_name}**, ${row.eu_rep_address},
              courrier électronique : ${link(row.eu_rep_email, 'mailto:')}. Vous-même et les autorités de contrôle pouvez vous
              adresser à lui.`,
          ),
        )}`)}

      ${elsewhere(c)}`,
    it: (c) => prose`
      ## Contatti

      ${c.part.business(prose`
        Per domande su questo documento e sui Suoi dati può rivolgersi a:

        **${c.say.business_name}**

        ${lines(c.say.business_address)}`)}

      ${c.part.individual(prose`
        Per domande su questo documento e sui Suoi dati può rivolgersi a:

        **${c.say.individual_name}**`)}

      ${c.part.ways(prose`
        Può contattarci:

        ${items(contactWays(c))}`)}

      ${c.part.details(prose`
        Altri dati su di noi:

        - ${c.part.register`Registro: ${c.say.reg_number}`}
        - ${c.part.vat`Partita IVA: ${c.say.vat_id}`}
        - ${c.part.notice`Note legali con gli altri dati obbligatori: ${link(c.say.legal_notice_url)}`}`)}

      ${c.part.officer(prose`
        ### Responsabile della protezione dei dati

        ${sequence(
          rows(c.say.dpo_details).map(
            (row) => prose`
              Può contattare qui il nostro responsabile della protezione dei dati:

              - ${c.part.officerName`Nome: ${row.dpo_name}`}
              - E-mail: ${link(row.dpo_email, 'mailto:')}
              - ${c.part.officerPhone`Telefono: ${link(row.dpo_phone, 'tel:')}`}
              - ${c.part.officerAddress`Indirizzo: ${row.dpo_address}`}`,
          ),
        )}`)}

      ${c.part.representative(prose`
        ### Rappresentante nell’Unione europea

        ${sequence(
          rows(c.say.eu_rep).map(
            (row) => prose`
              Il nostro rappresentante nell’Unione ai sensi dell’art. 27 del GDPR è **${row.eu_rep_name}**, ${row.eu_rep_address},
              e-mail: ${link(row.eu_rep_email, 'mailto:')}. Lei e le autorità di controllo possono rivolgersi al rappresentante.`,
          ),
        )}`)}

      ${elsewhere(c)}`,
    nl: (c) => prose`
      ## Contact

      ${c.part.business(prose`
        Met vragen over dit document en over uw gegevens kunt u terecht bij:

        **${c.say.business_name}**

        ${lines(c.say.business_address)}`)}

      ${c.part.individual(prose`
        Met vragen over dit document en over uw gegevens kunt u terecht bij:

        **${c.say.individual_name}**`)}

      ${c.part.ways(prose`
        U bereikt ons:

        ${items(contactWays(c))}`)}

      ${c.part.details(prose`
        Overige gegevens over ons:

        - ${c.part.register`Register: ${c.say.reg_number}`}
        - ${c.part.vat`Btw-identificatienummer: ${c.say.vat_id}`}
        - ${c.part.notice`Juridische informatie met overige verplichte gegevens: ${link(c.say.legal_notice_url)}`}`)}

      ${c.part.officer(prose`
        ### Functionaris voor gegevensbescherming

        ${sequence(
          rows(c.say.dpo_details).map(
            (row) => prose`
              U bereikt onze functionaris voor gegevensbescherming hier:

              - ${c.part.officerName`Naam: ${row.dpo_name}`}
              - E-mail: ${link(row.dpo_email, 'mailto:')}
              - ${c.part.officerPhone`Telefoon: ${link(row.dpo_phone, 'tel:')}`}
              - ${c.part.officerAddress`Adres: ${row.dpo_address}`}`,
          ),
        )}`)}

      ${c.part.representative(prose`
        ### Vertegenwoordiger in de Europese Unie

        ${sequence(
          rows(c.say.eu_rep).map(
            (row) => prose`
              Onze vertegenwoordiger in de Unie in de zin van artikel 27 AVG is **${row.eu_rep_name}**, ${row.eu_rep_address}, e-mail:
              ${link(row.eu_rep_email, 'mailto:')}. U en de toezichthoudende autoriteiten kunnen zich tot deze vertegenwoordiger
              wenden.`,
          ),
        )}`)}

      ${elsewhere(c)}`,
  },
});
