import { has, prose } from '../../document/authoring.ts';
import { paidUnless } from '../paid-unless.ts';
import { clause } from './clause.ts';

// 16 CFR Part 437 (seven calendar days: § 437.2) and FTC Act § 5: evidence in writing and the earnings claim statement, not a denial alone.
export const earnings = clause({
  id: 'di.earnings',
  version: 2,
  price: paidUnless('ftc_endorsement'),
  when: (a) => a.d_earnings === 'yes',
  parts: {
    earnings: { meets: ['practice-di-earnings'] },
    proof: { meets: ['ftc-earnings'], when: (a) => has(a.laws, 'ftc_endorsement') },
  },
  text: {
    de: (c) => prose`
      ## Angaben zu Verdienst und Erfolg

      ${c.part.earnings`Beträge, die wir nennen, zeigen, was die genannten Personen oder wir selbst erreicht haben. Sie sind kein Versprechen: Was Sie verdienen, hängt von Ihrem Einsatz, Ihren Mitteln, Ihrer Erfahrung und dem Markt ab, und Sie können Geld verlieren.`} ${c.part.proof`Für jede Angabe zu Verdiensten haben wir schriftliche Nachweise und legen sie auf Verlangen vor. Personen, denen wir in den Vereinigten Staaten eine Geschäftsmöglichkeit anbieten, erhalten mindestens sieben Kalendertage vor einem Vertragsschluss oder einer Zahlung eine Aufstellung, die Zeitraum, Zahl und Anteil der Personen nennt, die den Betrag mindestens erreicht haben.`}`,
    en: (c) => prose`
      ## Statements on income and success

      ${c.part.earnings`Amounts that we mention show what the people named or we ourselves have achieved. They are not a promise: what you earn depends on your effort, your means, your experience and the market, and you may lose money.`} ${c.part.proof`We hold written evidence for each statement on earnings and show it on request. Anyone to whom we offer a business opportunity in the United States receives, at least seven calendar days before entering into a contract or paying, an earnings claim statement that gives the period and the number and percentage of people who achieved at least the amount stated.`}`,
    es: (c) => prose`
      ## Afirmaciones sobre ingresos y éxito

      ${c.part.earnings`Las cantidades que mencionamos muestran lo que han conseguido las personas citadas o nosotros mismos. No son una promesa: lo que usted gane depende de su dedicación, de sus medios, de su experiencia y del mercado, y puede perder dinero.`} ${c.part.proof`De cada afirmación sobre ingresos tenemos pruebas escritas y las mostramos a quien lo solicite. Quien reciba de nosotros una oferta de negocio en los Estados Unidos obtiene, al menos siete días naturales antes de contratar o de pagar, una declaración que indica el periodo y el número y el porcentaje de personas que alcanzaron al menos esa cantidad.`}`,
    fr: (c) => prose`
      ## Indications de revenus et de réussite

      ${c.part.earnings`Les montants que nous citons montrent ce que les personnes nommées ou nous-mêmes avons obtenu. Ils ne sont pas une promesse : vos gains dépendent de vos efforts, de vos moyens, de votre expérience et du marché, et vous pouvez perdre de l’argent.`} ${c.part.proof`Nous détenons des preuves écrites de chaque indication de revenus et les présentons sur demande. Toute personne à qui nous proposons une opportunité commerciale aux États-Unis reçoit, au moins sept jours calendaires avant de s’engager ou de payer, une déclaration indiquant la période ainsi que le nombre et le pourcentage de personnes ayant atteint au moins ce montant.`}`,
    it: (c) => prose`
      ## Affermazioni su guadagni e successo

      ${c.part.earnings`Gli importi che citiamo mostrano ciò che hanno ottenuto le persone indicate o noi stessi. Non sono una promessa: quanto Lei guadagna dipende dal Suo impegno, dai Suoi mezzi, dalla Sua esperienza e dal mercato, e può perdere denaro.`} ${c.part.proof`Di ogni affermazione sui guadagni conserviamo prove scritte e le mostriamo su richiesta. Chi riceve da noi un’offerta di attività commerciale negli Stati Uniti ottiene, almeno sette giorni di calendario prima di impegnarsi o di pagare, una dichiarazione che indica il periodo nonché il numero e la percentuale delle persone che hanno raggiunto almeno l’importo dichiarato.`}`,
    nl: (c) => prose`
      ## Uitspraken over inkomsten en succes

      ${c.part.earnings`Bedragen die wij noemen, laten zien wat de genoemde personen of wijzelf hebben bereikt. Ze zijn geen belofte: wat u verdient, hangt af van uw inzet, uw middelen, uw ervaring en de markt, en u kunt geld verliezen.`} ${c.part.proof`Van elke uitspraak over inkomsten hebben wij schriftelijk bewijs en dat tonen wij op verzoek. Wie van ons in de Verenigde Staten een zakelijke kans (“business opportunity”) krijgt aangeboden, ontvangt ten minste zeven kalenderdagen vóór het sluiten van een overeenkomst of een betaling een verklaring met de periode en het aantal en percentage personen dat ten minste het genoemde bedrag heeft bereikt.`}`,
  },
});
