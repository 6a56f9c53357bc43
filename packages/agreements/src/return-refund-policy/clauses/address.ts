import { given, lines, prose } from '../../document/authoring.ts';
import { sellsGoods } from '../sells.ts';
import { clause } from './clause.ts';

// Directive 2011/83/EU, Annex I(A), point 5(a): goods go back to the trader's address unless another is named.
export const address = clause({
  id: 'rr.address',
  version: 2,
  when: (a) => sellsGoods(a),
  parts: {
    own: { meets: ['practice-rr-how'], when: (a) => given(a.return_address) },
    business: {
      meets: ['practice-rr-how'],
      when: (a) => !given(a.return_address) && a.entity_type !== 'individual',
    },
    post: {
      meets: ['practice-rr-how'],
      when: (a) => !given(a.return_address) && a.entity_type === 'individual' && given(a.contact_post),
    },
    asked: {
      meets: ['practice-rr-how'],
      when: (a) => !given(a.return_address) && a.entity_type === 'individual' && !given(a.contact_post),
    },
  },
  text: {
    de: (c) => prose`
      ## Adresse für Rücksendungen

      ${c.part.own(prose`
        Senden Sie Waren an diese Adresse:

        ${lines(c.say.return_address)}`)}

      ${c.part.business(prose`
        Senden Sie Waren an unsere Geschäftsadresse:

        ${lines(c.say.business_address)}`)}

      ${c.part.post(prose`
        Senden Sie Waren an diese Adresse:

        ${lines(c.say.contact_post)}`)}

      ${c.part.asked`Die Adresse für die Rücksendung nennen wir Ihnen, sobald Sie sich bei uns melden.`}`,
    en: (c) => prose`
      ## Address for returns

      ${c.part.own(prose`
        Send goods to this address:

        ${lines(c.say.return_address)}`)}

      ${c.part.business(prose`
        Send goods to our business address:

        ${lines(c.say.business_address)}`)}

      ${c.part.post(prose`
        Send goods to this address:

        ${lines(c.say.contact_post)}`)}

      ${c.part.asked`We give you the address for the return as soon as you contact us.`}`,
    es: (c) => prose`
      ## Dirección para las devoluciones

      ${c.part.own(prose`
        Envíe los productos a esta dirección:

        ${lines(c.say.return_address)}`)}

      ${c.part.business(prose`
        Envíe los productos a la dirección de nuestro establecimiento:

        ${lines(c.say.business_address)}`)}

      ${c.part.post(prose`
        Envíe los productos a esta dirección:

        ${lines(c.say.contact_post)}`)}

      ${c.part.asked`Le indicaremos la dirección para la devolución en cuanto se ponga en contacto con nosotros.`}`,
    fr: (c) => prose`
      ## Adresse pour les retours

      ${c.part.own(prose`
        Envoyez les articles à cette adresse :

        ${lines(c.say.return_address)}`)}

      ${c.part.business(prose`
        Envoyez les articles à l’adresse de notre établissement :

        ${lines(c.say.business_address)}`)}

      ${c.part.post(prose`
        Envoyez les articles à cette adresse :

        ${lines(c.say.contact_post)}`)}

      ${c.part.asked`Nous vous indiquerons l’adresse de retour dès que vous nous contacterez.`}`,
    it: (c) => prose`
      ## Indirizzo per i resi

      ${c.part.own(prose`
        Spedisca i prodotti a questo indirizzo:

        ${lines(c.say.return_address)}`)}

      ${c.part.business(prose`
        Spedisca i prodotti alla nostra sede:

        ${lines(c.say.business_address)}`)}

      ${c.part.post(prose`
        Spedisca i prodotti a questo indirizzo:

        ${lines(c.say.contact_post)}`)}

      ${c.part.asked`Le indicheremo l’indirizzo per il reso non appena ci avrà contattato.`}`,
    nl: (c) => prose`
      ## Retouradres

      ${c.part.own(prose`
        Stuur goederen naar dit adres:

        ${lines(c.say.return_address)}`)}

      ${c.part.business(prose`
        Stuur goederen naar ons bedrijfsadres:

        ${lines(c.say.business_address)}`)}

      ${c.part.post(prose`
        Stuur goederen naar dit adres:

        ${lines(c.say.contact_post)}`)}

      ${c.part.asked`Zodra u contact met ons opneemt, geven wij u het retouradres.`}`,
  },
});
