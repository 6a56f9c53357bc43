import { link, prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

// Apple's instructions, point 3.
export const support = clause({
  id: 'eu.support',
  version: 2,
  parts: {
    none: { meets: ['practice-eu-maintenance'], when: (a) => a.support === 'none' },
    email: { meets: ['practice-eu-maintenance'], when: (a) => a.support === 'email' },
    paid: { meets: ['practice-eu-maintenance'], when: (a) => a.support === 'paid' },
    apple: { meets: ['apple-eula-3'], when: (a) => a.apple_rider === 'yes' },
  },
  text: {
    de: (c) => prose`
      ## Wartung und Unterstützung

      ${c.part.none`Wartung und Unterstützung schulden wir nur, soweit das Gesetz es verlangt.`} ${c.part.email`Unterstützung erhalten Sie per E-Mail: ${link(c.say.support_email, 'mailto:')}.`} ${c.part.paid`Unterstützung bieten wir in einem kostenpflichtigen Tarif an: ${link(c.say.support_url)}.`} ${c.part.apple`Für Wartung und Unterstützung sind allein wir verantwortlich; Apple ist dazu in keiner Weise verpflichtet.`}`,
    en: (c) => prose`
      ## Maintenance and support

      ${c.part.none`We owe maintenance and support only as far as the law requires.`} ${c.part.email`You receive support by e-mail: ${link(c.say.support_email, 'mailto:')}.`} ${c.part.paid`We offer support in a paid plan: ${link(c.say.support_url)}.`} ${c.part.apple`We alone are responsible for maintenance and support; Apple has no obligation whatsoever to provide any.`}`,
    es: (c) => prose`
      ## Mantenimiento y asistencia

      ${c.part.none`Solo estamos obligados a prestar mantenimiento y asistencia en la medida en que lo exija la ley.`} ${c.part.email`Puede recibir asistencia por correo electrónico: ${link(c.say.support_email, 'mailto:')}.`} ${c.part.paid`Ofrecemos asistencia en un plan de pago: ${link(c.say.support_url)}.`} ${c.part.apple`Del mantenimiento y de la asistencia respondemos únicamente nosotros; Apple no tiene obligación alguna de prestarlos.`}`,
    fr: (c) => prose`
      ## Maintenance et assistance

      ${c.part.none`Nous ne devons maintenance et assistance que dans la mesure où la loi l’exige.`} ${c.part.email`Vous pouvez obtenir une assistance par courrier électronique : ${link(c.say.support_email, 'mailto:')}.`} ${c.part.paid`Nous proposons une assistance dans le cadre d’une formule payante : ${link(c.say.support_url)}.`} ${c.part.apple`Nous sommes seuls responsables de la maintenance et de l’assistance ; Apple n’a aucune obligation de les fournir.`}`,
    it: (c) => prose`
      ## Manutenzione e assistenza

      ${c.part.none`Siamo tenuti alla manutenzione e all’assistenza solo nella misura richiesta dalla legge.`} ${c.part.email`Può ricevere assistenza per e-mail: ${link(c.say.support_email, 'mailto:')}.`} ${c.part.paid`Offriamo assistenza in un piano a pagamento: ${link(c.say.support_url)}.`} ${c.part.apple`Della manutenzione e dell’assistenza siamo responsabili soltanto noi; Apple non ha alcun obbligo di prestarle.`}`,
    nl: (c) => prose`
      ## Onderhoud en ondersteuning

      ${c.part.none`Onderhoud en ondersteuning zijn wij alleen verschuldigd voor zover de wet dat verlangt.`} ${c.part.email`U krijgt ondersteuning per e-mail: ${link(c.say.support_email, 'mailto:')}.`} ${c.part.paid`Wij bieden ondersteuning in een betaald pakket: ${link(c.say.support_url)}.`} ${c.part.apple`Alleen wij zijn verantwoordelijk voor onderhoud en ondersteuning; Apple is daartoe op geen enkele manier verplicht.`}`,
  },
});
