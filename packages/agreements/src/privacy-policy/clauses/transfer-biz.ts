import { prose } from '../../document/authoring.ts';
import { underEither } from '../words/regulation.ts';
import { clause } from './clause.ts';

/**
 * Drafting note. Articles 5(1)(b), 6(1)(c) and (f) and 13(1)(e) GDPR. notice: buyers before the sale, only within legitimate
 * interests. The successor is bound until it has told people of other rules: a promise of the owner's. Courts and
 * authorities: Article 6(1)(c).
 */
export const transferBiz = clause({
  id: 'pp.transferbiz',
  version: 2,
  parts: { notice: { meets: [], when: (a) => underEither(a) } },
  text: {
    de: ({ part }) => prose`
      ## Unternehmensübertragungen und rechtliche Verfahren

      Wenn wir unser Unternehmen oder einen Teil davon verkaufen, mit einem anderen zusammenschließen oder umwandeln, können
      personenbezogene Daten auf den Erwerber oder Nachfolger übergehen, soweit sie zu diesem Teil gehören. Er darf sie nur
      so verwenden, wie es diese Erklärung erlaubt, bis er Sie über andere Regeln unterrichtet und, wo nötig, Ihre Einwilligung eingeholt hat. ${part.notice`Vorher geben wir
      Daten an Kaufinteressenten nur weiter, soweit ein berechtigtes Interesse daran besteht und Ihre Interessen nicht
      überwiegen.`}

      Verlangen Gerichte oder Behörden Daten von uns, geben wir sie heraus, soweit wir gesetzlich dazu verpflichtet sind. Wir verwenden Daten außerdem, wenn dies nötig ist, um Rechtsansprüche zu
      begründen, durchzusetzen oder abzuwehren.`,
    en: ({ part }) => prose`
      ## Business transfers and legal proceedings

      If we sell our business or a part of it, merge it with another or reorganise it, personal data that belongs to that
      part may pass to the buyer or successor. The buyer or successor may use it only as this document allows, until it has informed you of other rules and, where required, obtained your consent. ${part.notice`Before that we pass data to prospective buyers only as far as there is a
      legitimate interest in doing so and your interests do not override it.`}

      If courts or authorities demand data from us, we hand it over as far as the law obliges us to do so. We also use data where this is necessary to establish, enforce or defend legal claims.`,
    es: ({ part }) => prose`
      ## Transmisión del negocio y procedimientos legales

      Si vendemos nuestro negocio o una parte de él, lo fusionamos con otro o lo reorganizamos, los datos personales que
      pertenezcan a esa parte pueden pasar al adquirente o sucesor. Este solo puede utilizarlos como permite este documento
      hasta que le informe de otras reglas y, cuando sea necesario, obtenga su consentimiento. ${part.notice`Antes de ello solo comunicamos datos a posibles compradores en la medida
      en que exista un interés legítimo y no prevalezcan los intereses de usted.`}

      Si los tribunales o las autoridades exigen que entreguemos datos, lo hacemos en la medida en que la ley nos obligue a ello. Además, utilizamos datos cuando es necesario para formular, ejercer o defender
      reclamaciones.`,
    fr: ({ part }) => prose`
      ## Cession de l’entreprise et procédures judiciaires

      Si nous vendons notre entreprise ou une partie de celle-ci, la fusionnons avec une autre ou la restructurons, les
      données à caractère personnel qui relèvent de cette partie peuvent passer à l’acquéreur ou au successeur. Celui-ci ne
      peut les utiliser que comme ce document le permet, jusqu’à ce qu’il vous ait informé d’autres règles et, si nécessaire, ait obtenu votre consentement. ${part.notice`Avant cela,
      nous ne communiquons des données à des acquéreurs potentiels que dans la mesure où un intérêt légitime le justifie et où
      vos intérêts ne prévalent pas.`}

      Si des tribunaux ou des autorités exigent des données de notre part, nous les remettons dans la mesure où la loi nous oblige à le faire. Nous utilisons aussi des données lorsque cela est nécessaire pour
      constater, exercer ou défendre des droits en justice.`,
    it: ({ part }) => prose`
      ## Cessione dell’attività e procedimenti legali

      Se vendiamo la nostra attività o una sua parte, la fondiamo con un’altra o la riorganizziamo, i dati personali che
      appartengono a tale parte possono passare all’acquirente o al successore. Questi può usarli solo come consente il
      presente documento, finché non La informa di altre regole e, ove necessario, non ottiene il Suo consenso. ${part.notice`Prima di allora comunichiamo dati a potenziali acquirenti
      solo nella misura in cui vi sia un legittimo interesse e non prevalgano i Suoi interessi.`}

      Se tribunali o autorità ci richiedono dati, li consegniamo nella misura in cui la legge ci obbliga a farlo. Usiamo i dati anche quando è necessario per accertare, esercitare o difendere un diritto in sede
      giudiziaria.`,
    nl: ({ part }) => prose`
      ## Overdracht van de onderneming en juridische procedures

      Als wij onze onderneming of een deel daarvan verkopen, met een andere samenvoegen of reorganiseren, kunnen
      persoonsgegevens die bij dat deel horen, overgaan naar de koper of opvolger. Die mag ze alleen gebruiken zoals dit
      document toestaat, totdat hij u over andere regels heeft geïnformeerd en, waar nodig, uw toestemming heeft gekregen. ${part.notice`Voor die tijd geven wij gegevens alleen aan
      mogelijke kopers door voor zover daar een gerechtvaardigd belang bij bestaat en uw belangen niet zwaarder wegen.`}

      Vorderen rechters of autoriteiten gegevens van ons, dan geven wij die af voor zover de wet ons daartoe verplicht. Wij gebruiken gegevens ook wanneer dat nodig is om rechtsvorderingen in te stellen,
      uit te oefenen of te onderbouwen.`,
  },
});
