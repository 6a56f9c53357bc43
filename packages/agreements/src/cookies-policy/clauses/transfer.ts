import { has, link, prose } from '../../document/authoring.ts';
import { isSeatedOutside } from '../../privacy-policy/words/transfer-places.ts';
import { inUnion, usesNothing } from '../uses.ts';
import { doubtsPlaces, namesPlaces, placeNames } from '../words/places.ts';
import { clause } from './clause.ts';

/**
 * Where data from cookies goes: Art. 13(1)(f) and 44-46 GDPR, and the AEPD guide's item on transfers. Which
 * safeguard covers which recipient stands in the privacy policy, so nothing is promised here that was not asked.
 */
export const transfer = clause({
  id: 'cp.transfer',
  version: 1,
  when: (a) =>
    namesPlaces(a) || doubtsPlaces(a) || (!usesNothing(a) && (inUnion(a) || has(a.laws, 'uk_gdpr'))),
  parts: {
    seat: { meets: ['gdpr-r30-cookies'], when: (a) => inUnion(a) && isSeatedOutside(a.country) },
    places: { meets: ['es-lssi-22-2', 'edpb-05-2020', 'gdpr-r30-cookies'], when: namesPlaces },
    doubt: { meets: ['es-lssi-22-2'], when: doubtsPlaces },
    nowhere: {
      meets: ['es-lssi-22-2', 'gdpr-r30-cookies'],
      when: (a) => !namesPlaces(a) && !doubtsPlaces(a),
    },
    safeguards: { meets: ['gdpr-r30-cookies', 'es-lssi-22-2'], when: inUnion },
    british: { meets: [], when: (a) => has(a.laws, 'uk_gdpr') && !inUnion(a) },
  },
  text: {
    de: (c) => prose`
      ## Verarbeitung in anderen Ländern

      ${c.part.seat`Wir haben unseren Sitz außerhalb des EWR und verarbeiten Daten auch dort: ${c.country(c.say.country)}.`} ${c
        .part
        .places`Anbieter, die wir in diesem Dokument nennen, haben ihren Sitz auch in: ${c.and(placeNames(c))}. Daten aus Cookies können dort
      verarbeitet werden.`} ${c.part.doubt`Bei einzelnen Anbietern steht das Land nicht fest.`} ${c.part
        .nowhere`Wir haben keinen Anbieter
      benannt, der seinen Sitz in einem anderen Land hat.`} ${c.part
        .safeguards`Gelangen personenbezogene Daten in Länder außerhalb des EWR,
      geschieht das auf der Grundlage eines Angemessenheitsbeschlusses (Art. 45 DSGVO) oder geeigneter Garantien wie der
      Standardvertragsklauseln (Art. 46 DSGVO). Einzelheiten und den Weg zu einer Kopie nennt unsere Datenschutzerklärung:
      ${link(c.say.privacy_url)}.`} ${c.part
        .british`Gelangen personenbezogene Daten in Länder außerhalb des Vereinigten Königreichs, geschieht das
      auf der Grundlage einer Angemessenheitsregelung oder geeigneter Garantien nach der UK GDPR. Einzelheiten nennt unsere
      Datenschutzerklärung: ${link(c.say.privacy_url)}.`}`,
    en: (c) => prose`
      ## Processing in other countries

      ${c.part.seat`We are based outside the EEA and process data there too: ${c.country(c.say.country)}.`} ${c
        .part
        .places`Providers that we name in this document are also based in: ${c.and(placeNames(c))}. Data from cookies can be processed
      there.`} ${c.part.doubt`For some providers the country is not established.`} ${c.part
        .nowhere`We have named no provider that is based in
      another country.`} ${c.part
        .safeguards`Where personal data reach countries outside the EEA, this is based on an adequacy decision (Article
      45 GDPR) or on appropriate safeguards such as the standard contractual clauses (Article 46 GDPR). Our privacy policy gives the details and
      says how to obtain a copy: ${link(c.say.privacy_url)}.`} ${c.part
        .british`Where personal data reach countries outside the United Kingdom,
      this is based on adequacy regulations or on appropriate safeguards under the UK GDPR. Our privacy policy gives the details:
      ${link(c.say.privacy_url)}.`}`,
    es: (c) => prose`
      ## Tratamiento en otros países

      ${c.part.seat`Nuestra sede está fuera del EEE y tratamos datos también allí: ${c.country(c.say.country)}.`} ${c
        .part
        .places`Algunos proveedores que nombramos en este documento tienen su sede en otros países: ${c.and(placeNames(c))}. Los datos
      procedentes de cookies pueden tratarse allí.`} ${c.part.doubt`En el caso de algunos proveedores, el país no consta.`} ${c
        .part.nowhere`No hemos nombrado a
      ningún proveedor con sede en otro país.`} ${c.part
        .safeguards`Cuando llegan datos personales a países situados fuera del EEE, ello se
      basa en una decisión de adecuación (artículo 45 del RGPD) o en garantías adecuadas como las cláusulas contractuales tipo (artículo 46 del
      RGPD). Los detalles y el modo de obtener una copia figuran en nuestra política de privacidad: ${link(c.say.privacy_url)}.`} ${c
        .part.british`Cuando llegan
      datos personales a países situados fuera del Reino Unido, ello se basa en normas de adecuación o en garantías adecuadas conforme al UK GDPR.
      Los detalles figuran en nuestra política de privacidad: ${link(c.say.privacy_url)}.`}`,
    fr: (c) => prose`
      ## Traitement dans d’autres pays

      ${c.part.seat`Nous sommes établis en dehors de l’EEE et y traitons aussi des données : ${c.country(c.say.country)}.`} ${c
        .part
        .places`Certains prestataires nommés dans ce document sont établis dans d’autres pays : ${c.and(placeNames(c))}. Les données issues
      de cookies peuvent y être traitées.`} ${c.part.doubt`Pour certains prestataires, le pays n’est pas établi.`} ${c
        .part.nowhere`Nous n’avons nommé
      aucun prestataire établi dans un autre pays.`} ${c.part
        .safeguards`Lorsque des données à caractère personnel parviennent dans des pays situés
      en dehors de l’EEE, le transfert repose sur une décision d’adéquation (article 45 du RGPD) ou sur des garanties appropriées comme les
      clauses contractuelles types (article 46 du RGPD). Notre politique de confidentialité en donne le détail et indique comment en obtenir une copie :
      ${link(c.say.privacy_url)}.`} ${c.part
        .british`Lorsque des données à caractère personnel parviennent dans des pays situés en dehors du
      Royaume-Uni, le transfert repose sur une réglementation d’adéquation ou sur des garanties appropriées au titre de l’UK GDPR. Notre politique
      de confidentialité en donne le détail : ${link(c.say.privacy_url)}.`}`,
    it: (c) => prose`
      ## Trattamento in altri paesi

      ${c.part.seat`Abbiamo sede fuori del SEE e trattiamo i dati anche lì: ${c.country(c.say.country)}.`} ${c
        .part
        .places`Alcuni fornitori indicati in questo documento hanno sede in altri paesi: ${c.and(placeNames(c))}. I dati tratti dai cookie
      possono esservi trattati.`} ${c.part.doubt`Per alcuni fornitori il paese non è certo.`} ${c.part
        .nowhere`Non abbiamo indicato alcun fornitore con
      sede in un altro paese.`} ${c.part
        .safeguards`Quando dati personali giungono in paesi fuori del SEE, il trasferimento si basa su una decisione
      di adeguatezza (art. 45 del GDPR) o su garanzie adeguate come le clausole contrattuali tipo (art. 46 del GDPR). I dettagli e il modo di
      ottenerne copia sono indicati nella nostra informativa sulla privacy: ${link(c.say.privacy_url)}.`} ${c
        .part.british`Quando dati personali
      giungono in paesi fuori del Regno Unito, il trasferimento si basa su norme di adeguatezza o su garanzie adeguate ai sensi dello UK GDPR. I
      dettagli sono indicati nella nostra informativa sulla privacy: ${link(c.say.privacy_url)}.`}`,
    nl: (c) => prose`
      ## Verwerking in andere landen

      ${c.part.seat`Wij zijn gevestigd buiten de EER en verwerken gegevens ook daar: ${c.country(c.say.country)}.`} ${c
        .part
        .places`Sommige aanbieders die wij in dit document noemen, zijn gevestigd in andere landen: ${c.and(placeNames(c))}. Gegevens uit cookies
      kunnen daar worden verwerkt.`} ${c.part.doubt`Van sommige aanbieders staat het land niet vast.`} ${c
        .part.nowhere`Wij hebben geen aanbieder genoemd
      die in een ander land is gevestigd.`} ${c.part
        .safeguards`Komen persoonsgegevens terecht in landen buiten de EER, dan berust dat op een
      adequaatheidsbesluit (artikel 45 AVG) of op passende waarborgen zoals de standaardcontractbepalingen (artikel 46 AVG). Bijzonderheden, en hoe u
      een kopie verkrijgt, staan in ons privacybeleid: ${link(c.say.privacy_url)}.`} ${c.part
        .british`Komen persoonsgegevens terecht in landen buiten
      het Verenigd Koninkrijk, dan berust dat op adequaatheidsregels of op passende waarborgen volgens de UK GDPR. Bijzonderheden staan in ons
      privacybeleid: ${link(c.say.privacy_url)}.`}`,
  },
});
