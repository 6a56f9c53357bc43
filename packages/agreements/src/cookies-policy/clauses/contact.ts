import { given, items, lines, link, prose } from '../../document/authoring.ts';
import { contactWays } from '../../privacy-policy/words/request-ways.ts';
import { clause } from './clause.ts';

/** Where questions, withdrawals and objections go: Art. 13(1)(a) GDPR. */
export const contact = clause({
  id: 'cp.contact',
  version: 2,
  parts: {
    business: { meets: ['gdpr-r30-cookies'], when: (a) => a.entity_type !== 'individual' },
    individual: { meets: ['gdpr-r30-cookies'], when: (a) => a.entity_type === 'individual' },
    ways: { meets: ['practice-cp-more'] },
    details: {
      meets: [],
      when: (a) => given(a.reg_number) || given(a.vat_id) || given(a.legal_notice_url),
    },
    register: { meets: [], when: (a) => given(a.reg_number) },
    vat: { meets: [], when: (a) => given(a.vat_id) },
    notice: { meets: [], when: (a) => given(a.legal_notice_url) },
  },
  text: {
    de: (c) => prose`
      ## Kontakt

      ${c.part.business(prose`
        Bei Fragen zu diesem Dokument und zu Cookies wenden Sie sich an:

        **${c.say.business_name}**

        ${lines(c.say.business_address)}`)}

      ${c.part.individual(prose`
        Bei Fragen zu diesem Dokument und zu Cookies wenden Sie sich an:

        **${c.say.individual_name}**`)}

      ${c.part.ways(prose`
        Sie erreichen uns:

        ${items(contactWays(c))}`)}

      ${c.part.details(prose`
        Unsere weiteren Angaben:

        - ${c.part.register`Register: ${c.say.reg_number}`}
        - ${c.part.vat`Umsatzsteuer-Identifikationsnummer: ${c.say.vat_id}`}
        - ${c.part.notice`Impressum mit weiteren Pflichtangaben: ${link(c.say.legal_notice_url)}`}`)}`,
    en: (c) => prose`
      ## Contact

      ${c.part.business(prose`
        For questions about this document and about cookies, please contact:

        **${c.say.business_name}**

        ${lines(c.say.business_address)}`)}

      ${c.part.individual(prose`
        For questions about this document and about cookies, please contact:

        **${c.say.individual_name}**`)}

      ${c.part.ways(prose`
        You can reach us:

        ${items(contactWays(c))}`)}

      ${c.part.details(prose`
        Further details about us:

        - ${c.part.register`Register: ${c.say.reg_number}`}
        - ${c.part.vat`VAT identification number: ${c.say.vat_id}`}
        - ${c.part.notice`Legal notice with further statutory details: ${link(c.say.legal_notice_url)}`}`)}`,
    es: (c) => prose`
      ## Contacto

      ${c.part.business(prose`
        Para preguntas sobre este documento y sobre las cookies, diríjase a:

        **${c.say.business_name}**

        ${lines(c.say.business_address)}`)}

      ${c.part.individual(prose`
        Para preguntas sobre este documento y sobre las cookies, diríjase a:

        **${c.say.individual_name}**`)}

      ${c.part.ways(prose`
        Puede ponerse en contacto con nosotros:

        ${items(contactWays(c))}`)}

      ${c.part.details(prose`
        Otros datos sobre nosotros:

        - ${c.part.register`Registro: ${c.say.reg_number}`}
        - ${c.part.vat`Número de identificación a efectos del IVA: ${c.say.vat_id}`}
        - ${c.part.notice`Aviso legal con los demás datos obligatorios: ${link(c.say.legal_notice_url)}`}`)}`,
    fr: (c) => prose`
      ## Contact

      ${c.part.business(prose`
        Pour toute question sur ce document et sur les cookies, adressez-vous à :

        **${c.say.business_name}**

        ${lines(c.say.business_address)}`)}

      ${c.part.individual(prose`
        Pour toute question sur ce document et sur les cookies, adressez-vous à :

        **${c.say.individual_name}**`)}

      ${c.part.ways(prose`
        Vous pouvez nous joindre :

        ${items(contactWays(c))}`)}

      ${c.part.details(prose`
        Autres informations nous concernant :

        - ${c.part.register`Registre : ${c.say.reg_number}`}
        - ${c.part.vat`Numéro d’identification à la TVA : ${c.say.vat_id}`}
        - ${c.part.notice`Mentions légales avec les autres informations obligatoires : ${link(c.say.legal_notice_url)}`}`)}`,
    it: (c) => prose`
      ## Contatti

      ${c.part.business(prose`
        Per domande su questo documento e sui cookie può rivolgersi a:

        **${c.say.business_name}**

        ${lines(c.say.business_address)}`)}

      ${c.part.individual(prose`
        Per domande su questo documento e sui cookie può rivolgersi a:

        **${c.say.individual_name}**`)}

      ${c.part.ways(prose`
        Può contattarci:

        ${items(contactWays(c))}`)}

      ${c.part.details(prose`
        Altri dati su di noi:

        - ${c.part.register`Registro: ${c.say.reg_number}`}
        - ${c.part.vat`Partita IVA: ${c.say.vat_id}`}
        - ${c.part.notice`Note legali con gli altri dati obbligatori: ${link(c.say.legal_notice_url)}`}`)}`,
    nl: (c) => prose`
      ## Contact

      ${c.part.business(prose`
        Met vragen over dit document en over cookies kunt u terecht bij:

        **${c.say.business_name}**

        ${lines(c.say.business_address)}`)}

      ${c.part.individual(prose`
        Met vragen over dit document en over cookies kunt u terecht bij:

        **${c.say.individual_name}**`)}

      ${c.part.ways(prose`
        U bereikt ons:

        ${items(contactWays(c))}`)}

      ${c.part.details(prose`
        Overige gegevens over ons:

        - ${c.part.register`Register: ${c.say.reg_number}`}
        - ${c.part.vat`Btw-identificatienummer: ${c.say.vat_id}`}
        - ${c.part.notice`Juridische informatie met overige verplichte gegevens: ${link(c.say.legal_notice_url)}`}`)}`,
  },
});
