import { given, has, prose } from '../../document/authoring.ts';
import { businessesToo, sellsAnything } from '../conditions.ts';
import { clause } from './clause.ts';

/** Incorporation: § 305(2) BGB, art. 1119 C. civ., art. 6:233-234 BW, arts. 5 and 7 LCGC. Minors: §§ 107 ff. BGB, § 170 ABGB, art. 1145 C. civ., art. 1425 c.c.: their parents' consent is spoken of wherever they may take part. DSA 14(3) needs words that minors understand. No consent by mere browsing where a contract for payment is made. */
export const acceptance = clause({
  id: 'tc.acceptance',
  version: 2,
  parts: {
    free: { meets: ['nl-6-233'] },
    age: { meets: [], when: (a) => (a.min_age ?? 18) > 0 },
    own: { meets: [], when: (a) => businessesToo(a) },
    minors: { meets: [], when: (a) => (a.min_age ?? 18) < 18 },
    purchases: { meets: [], when: (a) => (a.min_age ?? 18) < 18 && sellsAnything(a) },
    together: { meets: [], when: (a) => a.minors_ok === 'yes' },
    plain: { meets: ['dsa-14-3'], when: (a) => (a.min_age ?? 18) < 18 && has(a.laws, 'eu_dsa') },
    geo: { meets: [], when: (a) => given(a.geo_limits) },
  },
  text: {
    de: (c) => prose`
      ## Zustimmung und Teilnahme

      ${c.part.free`Wir machen Ihnen diese Bedingungen zugänglich, bevor Sie einen Vertrag mit uns schließen, in einer Form, in der Sie sie speichern können. Für einen Vertrag gelten sie, wenn Sie sich bei seinem Abschluss mit ihnen einverstanden erklären. ${c.part.own`Ihre eigenen Bedingungen gelten nur, wenn wir ihnen ausdrücklich zugestimmt haben.`}`}

      ${c.part.age`Sie dürfen den Dienst ab einem Alter von ${c.number(c.say.min_age)} Jahren nutzen.`} ${c.part.minors`Sind Sie noch nicht volljährig, brauchen Sie für Verträge mit uns${c.part.purchases`, besonders für Käufe,`} die Zustimmung Ihrer Eltern oder Ihres Vormunds. ${c.part.together`Lesen Sie diese Bedingungen mit ihnen.`}`}

      ${c.part.plain`Für junge Nutzerinnen und Nutzer kurz gesagt: Seien Sie fair zu anderen, stellen Sie nichts ein, was verboten ist oder anderen gehört, und melden Sie uns, was gegen die Regeln verstößt. Wir sagen Ihnen, warum wir etwas löschen, und Sie können widersprechen.`}

      ${c.part.geo`Wir bieten den Dienst nicht an in: ${c.and(c.countries(c.say.geo_limits))}.`}`,
    en: (c) => prose`
      ## Agreement and who may use the service

      ${c.part.free`We make these terms available to you before you conclude a contract with us, in a form that you can save. They apply to a contract when you accept them on concluding it. ${c.part.own`Terms of your own apply only if we have expressly agreed to them.`}`}

      ${c.part.age`You may use the service from the age of ${c.number(c.say.min_age)}.`} ${c.part.minors`If you are not yet of full age, you need the permission of a parent or guardian for contracts with us${c.part.purchases`, purchases in particular`}. ${c.part.together`Read these terms with them.`}`}

      ${c.part.plain`In short, for young users: be fair to others, post nothing that is forbidden or belongs to somebody else, and report to us what breaks the rules. We tell you why we remove something, and you can ask us to look again.`}

      ${c.part.geo`We do not offer the service in: ${c.and(c.countries(c.say.geo_limits))}.`}`,
    es: (c) => prose`
      ## Aceptación y quién puede usar el servicio

      ${c.part.free`Ponemos estas condiciones a su disposición antes de que celebre un contrato con nosotros, en un formato que puede guardar. Se aplican a un contrato si usted las acepta al celebrarlo. ${c.part.own`Sus propias condiciones solo se aplican si las hemos aceptado expresamente.`}`}

      ${c.part.age`Puede usar el servicio a partir de los ${c.number(c.say.min_age)} años.`} ${c.part.minors`Si aún no es mayor de edad, necesita el permiso de sus padres o de su tutor para los contratos con nosotros${c.part.purchases`, en especial las compras`}. ${c.part.together`Lea estas condiciones con ellos.`}`}

      ${c.part.plain`En pocas palabras, para usuarios jóvenes: respete a los demás, no publique nada prohibido ni ajeno y avísenos de lo que infrinja las reglas. Le decimos por qué retiramos algo y usted puede pedirnos que lo revisemos.`}

      ${c.part.geo`No ofrecemos el servicio en: ${c.and(c.countries(c.say.geo_limits))}.`}`,
    fr: (c) => prose`
      ## Acceptation et accès au service

      ${c.part.free`Nous mettons ces conditions à votre disposition avant la conclusion d’un contrat avec nous, sous une forme que vous pouvez enregistrer. Elles régissent un contrat lorsque vous les acceptez en le concluant. ${c.part.own`Vos propres conditions ne s’appliquent que si nous les avons acceptées expressément.`}`}

      ${c.part.age`Vous pouvez utiliser le service à partir de l’âge de ${c.number(c.say.min_age)} ans.`} ${c.part.minors`Si vous n’êtes pas majeur, l’accord de vos parents ou de votre tuteur est nécessaire pour les contrats avec nous${c.part.purchases`, en particulier les achats`}. ${c.part.together`Lisez ces conditions avec eux.`}`}

      ${c.part.plain`En bref, pour les jeunes utilisateurs : respectez les autres, ne publiez rien d’interdit ni rien qui appartienne à autrui, et signalez-nous ce qui enfreint les règles. Nous vous disons pourquoi nous retirons un contenu, et vous pouvez demander un nouvel examen.`}

      ${c.part.geo`Pays où nous ne proposons pas le service : ${c.and(c.countries(c.say.geo_limits))}.`}`,
    it: (c) => prose`
      ## Accettazione e accesso al servizio

      ${c.part.free`Mettiamo queste condizioni a Sua disposizione prima della conclusione di un contratto con noi, in una forma che può salvare. Si applicano a un contratto quando Lei le accetta concludendolo. ${c.part.own`Le Sue condizioni si applicano solo se le abbiamo accettate espressamente.`}`}

      ${c.part.age`Può usare il servizio chi ha almeno ${c.number(c.say.min_age)} anni.`} ${c.part.minors`Chi non è ancora maggiorenne ha bisogno del consenso dei genitori o del tutore per i contratti con noi${c.part.purchases`, in particolare per gli acquisti`}. ${c.part.together`Legga queste condizioni con loro.`}`}

      ${c.part.plain`In breve, se non hai ancora 18 anni: rispetta gli altri, non pubblicare nulla di vietato o che appartiene ad altri e segnalaci ciò che viola le regole. Se rimuoviamo qualcosa ti diciamo perché, e puoi chiederci di riesaminarlo.`}

      ${c.part.geo`Non offriamo il servizio in: ${c.and(c.countries(c.say.geo_limits))}.`}`,
    nl: (c) => prose`
      ## Aanvaarding en wie de dienst mag gebruiken

      ${c.part.free`Wij stellen u deze voorwaarden ter beschikking voordat u een overeenkomst met ons sluit, in een vorm die u kunt opslaan. Zij gelden voor een overeenkomst wanneer u ze bij het sluiten daarvan aanvaardt. ${c.part.own`Uw eigen voorwaarden gelden alleen als wij er uitdrukkelijk mee hebben ingestemd.`}`}

      ${c.part.age`U mag de dienst gebruiken vanaf de leeftijd van ${c.number(c.say.min_age)} jaar.`} ${c.part.minors`Bent u nog niet meerderjarig, dan hebt u voor overeenkomsten met ons${c.part.purchases`, vooral voor aankopen,`} toestemming nodig van een ouder of voogd. ${c.part.together`Lees deze voorwaarden samen met hen.`}`}

      ${c.part.plain`Kort gezegd, voor jonge gebruikers: wees eerlijk tegen anderen, plaats niets wat verboden is of van een ander is, en meld ons wat de regels overtreedt. Wij zeggen u waarom wij iets verwijderen en u kunt ons vragen opnieuw te kijken.`}

      ${c.part.geo`Wij bieden de dienst niet aan in: ${c.and(c.countries(c.say.geo_limits))}.`}`,
  },
});
