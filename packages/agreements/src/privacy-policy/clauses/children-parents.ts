import { given, has, items, link, prose, rows, sequence } from '../../document/authoring.ts';
import { kidsWords } from '../words/kids.ts';
import { clause } from './clause.ts';

// What parents do under the Children's Online Privacy Protection Rule, apart from the notice itself (pp.children.coppa).
// consent: 16 CFR § 312.5(b)(2), the methods that the owner uses. rights: § 312.6 and, for collection without
// disclosure, § 312.5(a)(2); that participation may end is § 312.6(c). more: § 312.7. programme: § 312.11.
export const childrenParents = clause({
  id: 'pp.children.parents',
  version: 2,
  when: (a) => has(a.laws, 'coppa') && a.kids === 'directed',
  parts: {
    consent: { meets: [], when: (a) => given(a.parental_consent) },
    rights: { meets: ['coppa-312-4-d-parent'] },
    phone: { meets: [], when: (a) => given(a.kids_phone) },
    more: { meets: [] },
    programme: { meets: [], when: (a) => given(a.safe_harbor) },
  },
  words: kidsWords,
  text: {
    de: (c) => prose`
      ## Einwilligung und Rechte der Eltern (Vereinigte Staaten)

      ${c.part.consent(prose`
        ### Ihre Einwilligung

        Bevor wir Daten Ihres Kindes erheben, holen wir Ihre nachprüfbare Einwilligung ein, sofern keine gesetzliche Ausnahme gilt. Sie können sie auf diesen Wegen erteilen (16 CFR § 312.5(b)):

        ${items(c.names(c.say.parental_consent, c.w.methods))}`)}

      ${c.part.rights(prose`
        ### Ihre Rechte als Eltern

        Sie können jederzeit:

        - die Daten einsehen, die wir über Ihr Kind haben
        - verlangen, dass wir sie löschen
        - ablehnen, dass wir weitere Daten Ihres Kindes erheben oder die vorhandenen weiter verwenden
        - der Erhebung und Verwendung zustimmen, ohne der Weitergabe an Dritte zuzustimmen, es sei denn, die Weitergabe gehört untrennbar zum Angebot

        ${c.part.phone`Rufen Sie uns dazu unter ${link(c.say.kids_phone, 'tel:')} an.`} Weitere Wege nennt der Abschnitt „Wie Sie einen Antrag stellen“. Bevor wir Daten herausgeben, prüfen wir, ob Sie für das Kind sorgeberechtigt sind. Lehnen Sie die weitere Verwendung ab, können wir die Teilnahme Ihres Kindes beenden, soweit sie ohne die Daten nicht möglich ist.`)}

      ${c.part.more`Wir machen die Teilnahme eines Kindes nicht davon abhängig, dass es mehr Daten angibt, als dafür vernünftigerweise nötig sind (16 CFR § 312.7).`}

      ${c.part.programme(sequence(rows(c.say.safe_harbor).map((row) => prose`Wir nehmen an einem von der Federal Trade Commission anerkannten Programm zum Schutz von Kindern (Safe Harbor) teil: **${row.safe_harbor_name}**, ${link(row.safe_harbor_url)}.`)))}`,
    en: (c) => prose`
      ## Parental consent and parents’ rights (United States)

      ${c.part.consent(prose`
        ### Your consent

        Before we collect data of your child, we obtain your verifiable consent, unless an exception of the Rule applies. You can give it in these ways (16 CFR § 312.5(b)):

        ${items(c.names(c.say.parental_consent, c.w.methods))}`)}

      ${c.part.rights(prose`
        ### Your rights as a parent

        At any time you can:

        - review the data that we hold about your child,
        - have it deleted,
        - refuse to let us collect more data of your child or go on using what we have,
        - agree to collection and use without agreeing to disclosure to third parties, unless the disclosure is integral to the service.

        ${c.part.phone`For this, call us on ${link(c.say.kids_phone, 'tel:')}.`} The section “How to make a request” names further ways. Before we hand out data, we check that you are the child’s parent or guardian. If you refuse further use, we may end your child’s participation where it is not possible without the data.`)}

      ${c.part.more`We do not make a child’s participation depend on giving more data than is reasonably necessary for it (16 CFR § 312.7).`}

      ${c.part.programme(sequence(rows(c.say.safe_harbor).map((row) => prose`We take part in a safe harbor program approved by the Federal Trade Commission: **${row.safe_harbor_name}**, ${link(row.safe_harbor_url)}.`)))}`,
    es: (c) => prose`
      ## Consentimiento y derechos de los padres (Estados Unidos)

      ${c.part.consent(prose`
        ### Su consentimiento

        Antes de recoger datos de su hijo, obtenemos su consentimiento verificable, salvo que se aplique una excepción legal. Puede darlo por estas vías (16 CFR § 312.5(b)):

        ${items(c.names(c.say.parental_consent, c.w.methods))}`)}

      ${c.part.rights(prose`
        ### Sus derechos como padre, madre o tutor

        En cualquier momento puede:

        - consultar los datos que tenemos de su hijo,
        - pedir que los suprimamos,
        - negarse a que recojamos más datos de su hijo o a que sigamos utilizando los que tenemos,
        - aceptar la recogida y el uso sin aceptar la comunicación a terceros, salvo que la comunicación sea inseparable del servicio.

        ${c.part.phone`Para ello, llámenos al ${link(c.say.kids_phone, 'tel:')}.`} El apartado «Cómo presentar una solicitud» indica otras vías. Antes de entregar datos, comprobamos que usted es padre, madre o tutor del niño. Si se niega a que sigamos utilizando los datos, podemos poner fin a la participación de su hijo en la medida en que no sea posible sin los datos.`)}

      ${c.part.more`No condicionamos la participación de un niño a que facilite más datos de los razonablemente necesarios para ella (16 CFR § 312.7).`}

      ${c.part.programme(sequence(rows(c.say.safe_harbor).map((row) => prose`Participamos en un programa de protección de menores (safe harbor) aprobado por la Federal Trade Commission: **${row.safe_harbor_name}**, ${link(row.safe_harbor_url)}.`)))}`,
    fr: (c) => prose`
      ## Consentement et droits des parents (États-Unis)

      ${c.part.consent(prose`
        ### Votre consentement

        Avant de collecter des données de votre enfant, nous obtenons votre consentement vérifiable, sauf si une exception légale s’applique. Vous
        pouvez le donner ainsi (16 CFR § 312.5(b)) :

        ${items(c.names(c.say.parental_consent, c.w.methods))}`)}

      ${c.part.rights(prose`
        ### Vos droits de parent

        À tout moment, vous pouvez :

        - consulter les données que nous détenons sur votre enfant,
        - en demander l’effacement,
        - refuser que nous collections d’autres données de votre enfant ou que nous continuions à utiliser celles que nous avons,
        - accepter la collecte et l’utilisation sans accepter la communication à des tiers, sauf si cette communication est indissociable du service.

        ${c.part.phone`Pour cela, appelez-nous au ${link(c.say.kids_phone, 'tel:')}.`} La section « Comment présenter une demande » indique d’autres moyens. Avant de remettre des données, nous vérifions que vous êtes bien le parent ou le responsable légal de l’enfant. Si vous refusez la poursuite de l’utilisation, nous pouvons mettre fin à la participation de votre enfant dans la mesure où elle n’est pas possible sans les données.`)}

      ${c.part.more`Nous ne subordonnons pas la participation d’un enfant à la communication de plus de données qu’il n’est raisonnablement nécessaire (16 CFR § 312.7).`}

      ${c.part.programme(sequence(rows(c.say.safe_harbor).map((row) => prose`Nous participons à un programme de protection des enfants (safe harbor) agréé par la Federal Trade Commission : **${row.safe_harbor_name}**, ${link(row.safe_harbor_url)}.`)))}`,
    it: (c) => prose`
      ## Consenso e diritti dei genitori (Stati Uniti)

      ${c.part.consent(prose`
        ### Il Suo consenso

        Prima di raccogliere dati di Suo figlio otteniamo il Suo consenso verificabile, salvo che si applichi un’eccezione di legge. Può prestarlo in questi modi (16 CFR § 312.5(b)):

        ${items(c.names(c.say.parental_consent, c.w.methods))}`)}

      ${c.part.rights(prose`
        ### I Suoi diritti di genitore

        In qualsiasi momento può:

        - consultare i dati che abbiamo su Suo figlio,
        - chiederne la cancellazione,
        - rifiutare che raccogliamo altri dati di Suo figlio o che continuiamo a utilizzare quelli che abbiamo,
        - acconsentire alla raccolta e all’uso senza acconsentire alla comunicazione a terzi, salvo che la comunicazione sia inscindibile dal servizio.

        ${c.part.phone`A tal fine ci chiami al numero ${link(c.say.kids_phone, 'tel:')}.`} La sezione «Come presentare una richiesta» indica altri modi. Prima di consegnare dati verifichiamo che Lei sia genitore o tutore del bambino. Se rifiuta l’ulteriore utilizzo, possiamo porre fine alla partecipazione di Suo figlio nella misura in cui non sia possibile senza i dati.`)}

      ${c.part.more`Non subordiniamo la partecipazione di un bambino alla comunicazione di più dati di quanti siano ragionevolmente necessari (16 CFR § 312.7).`}

      ${c.part.programme(sequence(rows(c.say.safe_harbor).map((row) => prose`Partecipiamo a un programma di tutela dei bambini (safe harbor) approvato dalla Federal Trade Commission: **${row.safe_harbor_name}**, ${link(row.safe_harbor_url)}.`)))}`,
    nl: (c) => prose`
      ## Toestemming en rechten van ouders (Verenigde Staten)

      ${c.part.consent(prose`
        ### Uw toestemming

        Voordat wij gegevens van uw kind verzamelen, verkrijgen wij uw controleerbare toestemming, tenzij een wettelijke uitzondering geldt. U kunt die op deze manieren geven (16 CFR § 312.5(b)):

        ${items(c.names(c.say.parental_consent, c.w.methods))}`)}

      ${c.part.rights(prose`
        ### Uw rechten als ouder

        U kunt op elk moment:

        - de gegevens inzien die wij over uw kind hebben
        - ons vragen die te wissen
        - weigeren dat wij meer gegevens van uw kind verzamelen of de al verzamelde gegevens verder gebruiken
        - instemmen met verzameling en gebruik zonder in te stemmen met verstrekking aan derden, tenzij die verstrekking onlosmakelijk bij de dienst hoort

        ${c.part.phone`Bel ons daarvoor op ${link(c.say.kids_phone, 'tel:')}.`} Het onderdeel “Hoe u een verzoek indient” noemt andere manieren. Voordat wij gegevens afgeven, controleren wij of u ouder of voogd van het kind bent. Als u verder gebruik weigert, kunnen wij de deelname van uw kind beëindigen voor zover die zonder de gegevens niet mogelijk is.`)}

      ${c.part.more`Wij maken deelname van een kind niet afhankelijk van het geven van meer gegevens dan daarvoor redelijkerwijs nodig zijn (16 CFR § 312.7).`}

      ${c.part.programme(sequence(rows(c.say.safe_harbor).map((row) => prose`Wij nemen deel aan een programma ter bescherming van kinderen (safe harbor) dat door de Federal Trade Commission is goedgekeurd: **${row.safe_harbor_name}**, ${link(row.safe_harbor_url)}.`)))}`,
  },
});
