import { has, prose } from '../../document/authoring.ts';
import { catalogueLink } from '../words/catalogue-link.ts';
import { clause } from './clause.ts';

const authority = catalogueLink('https://sdaia.gov.sa', 'Saudi Data & AI Authority (SDAIA)');

/**
 * Drafting note. United Arab Emirates: Federal Decree-Law No. 45 of 2021, Art. 6 (withdrawal), 13-18 (rights), 22-23 (transfers), 24
 * (complaints). Its executive regulations set the periods and were not out when this was written, so none is given; the free
 * zones DIFC and ADGM have laws of their own, hence the condition. Saudi Arabia: Personal Data Protection Law (Royal Decree M/19 of
 * 1443 as amended by M/148 of 1444), Art. 4 (rights), 5(2) (withdrawal), 12-13 (policy), 25 (advertising), 29 (transfers), 34, and
 * its Implementing Regulation, Art. 3 (30 days, extended by 30) and 37 (90 days). Written from knowledge; the catalogue has no duties
 * of either law, so none is claimed. Identity, purposes, recipients and periods stand in the body. Left out: registration with
 * SDAIA and data protection officers, which no question asks about under these laws.
 */
export const rightsGulf = clause({
  id: 'pp.rights.gulf',
  version: 1,
  when: (a) => has(a.laws, 'gulf_pdpl'),
  parts: {
    emirates: { meets: [] },
    saudi: { meets: [] },
    answer: { meets: [] },
    consent: { meets: [] },
    abroad: { meets: [] },
    complaint: { meets: [] },
  },
  text: {
    de: (c) => prose`
      ## Ihre Rechte in den Vereinigten Arabischen Emiraten und in Saudi-Arabien

      ${c.part.emirates(prose`
        Wenn Sie in den Vereinigten Arabischen Emiraten leben, haben Sie nach dem Federal Decree-Law Nr. 45 von 2021 diese Rechte, soweit für uns
        nicht das eigene Gesetz einer Freizone gilt:

        - kostenlos zu erfahren, welche Daten wir über Sie verarbeiten, wozu, wer sie erhält und wie lange wir sie aufbewahren (Art. 13)
        - Daten, die wir mit Ihrer Einwilligung oder für einen Vertrag automatisiert verarbeiten, in strukturierter, maschinenlesbarer
          Form zu erhalten und, soweit technisch möglich, übertragen zu lassen (Art. 14)
        - Daten berichtigen oder löschen zu lassen (Art. 15)
        - die Verarbeitung einschränken zu lassen (Art. 16)
        - die Verarbeitung beenden zu lassen, vor allem für Direktwerbung (Art. 17)
        - einer allein automatisierten Entscheidung, die Sie erheblich betrifft, zu widersprechen (Art. 18)`)}

      ${c.part.saudi(prose`
        Wenn Sie in Saudi-Arabien leben, haben Sie nach Art. 4 des Personal Data Protection Law (Königliches Dekret M/19) das Recht:

        - zu erfahren, auf welcher Rechtsgrundlage und wozu wir Daten erheben
        - Ihre Daten einzusehen
        - eine Kopie in lesbarer und klarer Form zu erhalten
        - Daten berichtigen, vervollständigen oder aktualisieren zu lassen
        - Daten vernichten zu lassen, die nicht mehr benötigt werden`)}

      ${c.part
        .answer`Die Wege nennt der Abschnitt „Wie Sie einen Antrag stellen“. Anträge aus Saudi-Arabien beantworten wir innerhalb von 30
      Tagen. Erfordern sie ungewöhnlichen Aufwand oder stellen Sie mehrere, können wir die Frist um bis zu 30 Tage verlängern; wir sagen Ihnen das
      vorher und nennen den Grund.`}

      ${c.part
        .consent`**Einwilligung:** Soweit die Verarbeitung auf Ihrer Einwilligung beruht, können Sie sie jederzeit für die Zukunft widerrufen.
      Das gilt auch für Werbung, die wir Ihnen senden.`}

      ${c.part
        .abroad`**Ausland:** Daten verlassen Ihr Land nur unter den Bedingungen, die sein Recht dafür setzt (Vereinigte Arabische Emirate: Art. 22
      und 23, Saudi-Arabien: Art. 29). Wer sie erhält und wozu, steht im Abschnitt „Wer Ihre Daten erhält“.`}

      ${c.part
        .complaint`**Beschwerde:** Beschweren können Sie sich in den Vereinigten Arabischen Emiraten beim UAE Data Office, in
      Saudi-Arabien binnen 90 Tagen, nachdem Sie vom Anlass der Beschwerde erfahren haben, bei dieser Behörde: ${authority}.`}`,
    en: (c) => prose`
      ## Your rights in the United Arab Emirates and Saudi Arabia

      ${c.part.emirates(prose`
        If you live in the United Arab Emirates, Federal Decree-Law No. 45 of 2021 gives you these rights, unless a law of a free zone
        applies to us instead:

        - to learn free of charge which data about you we process, why, who receives it and how long we keep it (Article 13)
        - to receive data that we process by automated means with your consent or for a contract in a structured, machine-readable form
          and, where technically feasible, to have it transferred (Article 14)
        - to have data corrected or erased (Article 15)
        - to have processing restricted (Article 16)
        - to have processing stopped, above all for direct marketing (Article 17)
        - to object to a decision that rests on automated processing alone and significantly affects you (Article 18)`)}

      ${c.part.saudi(prose`
        If you live in Saudi Arabia, Article 4 of the Personal Data Protection Law (Royal Decree M/19) gives you the right:

        - to be told on what legal basis and why we collect data
        - to inspect your data
        - to receive a copy in a readable and clear form
        - to have data corrected, completed or updated
        - to have data destroyed that is no longer needed`)}

      ${c.part
        .answer`The section “How to make a request” names the ways. We answer requests from Saudi Arabia within 30 days. If they take unusual
      effort, or you make several, we may extend this period by up to 30 days; we tell you so beforehand and give the reason.`}

      ${c.part
        .consent`**Consent:** as far as processing rests on your consent, you can withdraw it for the future at any time. This also holds
      for advertising that we send you.`}

      ${c.part
        .abroad`**Other countries:** data leaves your country only under the conditions that its law sets (United Arab Emirates: Articles 22
      and 23; Saudi Arabia: Article 29). The section “Who receives your data” says who receives it and why.`}

      ${c.part
        .complaint`**Complaint:** you can complain in the United Arab Emirates to the UAE Data Office, and in Saudi Arabia, within 90 days of
      learning of what you complain about, to this authority: ${authority}.`}`,
    es: (c) => prose`
      ## Sus derechos en los Emiratos Árabes Unidos y Arabia Saudí

      ${c.part.emirates(prose`
        Si vive en los Emiratos Árabes Unidos, el Federal Decree-Law n.º 45 de 2021 le reconoce estos derechos, salvo que se nos aplique la ley propia
        de una zona franca:

        - saber gratuitamente qué datos suyos tratamos, para qué, quién los recibe y durante cuánto tiempo los conservamos (artículo 13)
        - recibir en un formato estructurado y de lectura mecánica los datos que tratamos de forma automatizada con su consentimiento o para
          un contrato y, si es técnicamente posible, hacer que se transmitan (artículo 14)
        - pedir que se rectifiquen o supriman datos (artículo 15)
        - pedir que se limite el tratamiento (artículo 16)
        - pedir que cese el tratamiento, sobre todo con fines de publicidad directa (artículo 17)
        - oponerse a una decisión únicamente automatizada que le afecte de forma importante (artículo 18)`)}

      ${c.part.saudi(prose`
        Si vive en Arabia Saudí, el artículo 4 de la Personal Data Protection Law (Real Decreto M/19) le reconoce el derecho a:

        - saber con qué base jurídica y para qué recogemos datos
        - consultar sus datos
        - recibir una copia legible y clara
        - pedir que se corrijan, completen o actualicen datos
        - pedir que se destruyan los datos que ya no son necesarios`)}

      ${c.part
        .answer`Las vías se indican en el apartado «Cómo presentar una solicitud». Respondemos a las solicitudes de Arabia Saudí en 30 días. Si exigen
      un esfuerzo inusual o presenta varias, podemos ampliar el plazo hasta 30 días más; se lo comunicamos antes e indicamos el
      motivo.`}

      ${c.part
        .consent`**Consentimiento:** cuando el tratamiento se basa en su consentimiento, puede retirarlo en cualquier momento para el futuro. También vale
      para la publicidad que le enviamos.`}

      ${c.part
        .abroad`**Otros países:** los datos salen de su país solo en las condiciones que fija su ley (Emiratos Árabes Unidos: artículos 22 y 23;
      Arabia Saudí: artículo 29). Quién los recibe y para qué se indica en el apartado «Quién recibe sus datos».`}

      ${c.part
        .complaint`**Reclamación:** puede reclamar en los Emiratos Árabes Unidos ante la UAE Data Office y en Arabia Saudí, en los 90 días
      siguientes a conocer el hecho que la motiva, ante esta autoridad: ${authority}.`}`,
    fr: (c) => prose`
      ## Vos droits aux Émirats arabes unis et en Arabie saoudite

      ${c.part.emirates(prose`
        Si vous vivez aux Émirats arabes unis, le Federal Decree-Law n° 45 de 2021 vous donne ces droits, sauf si la loi propre d’une zone
        franche s’applique à nous :

        - savoir gratuitement quelles données nous traitons sur vous, pourquoi, qui les reçoit et combien de temps nous les conservons (article 13)
        - recevoir sous une forme structurée et lisible par machine les données que nous traitons de façon automatisée avec votre consentement ou
          pour un contrat et, si c’est techniquement possible, les faire transmettre (article 14)
        - faire rectifier ou effacer des données (article 15)
        - faire limiter le traitement (article 16)
        - faire cesser le traitement, surtout à des fins de publicité directe (article 17)
        - vous opposer à une décision entièrement automatisée qui vous affecte de façon importante (article 18)`)}

      ${c.part.saudi(prose`
        Si vous vivez en Arabie saoudite, l’article 4 de la Personal Data Protection Law (décret royal M/19) vous donne le droit :

        - de savoir sur quelle base juridique et pourquoi nous collectons des données
        - de consulter vos données
        - d’en recevoir une copie lisible et claire
        - de faire corriger, compléter ou mettre à jour des données
        - de faire détruire les données qui ne sont plus nécessaires`)}

      ${c.part
        .answer`Les moyens sont indiqués à la section « Comment présenter une demande ». Nous répondons aux demandes d’Arabie saoudite dans les 30
      jours. Si elles exigent un effort inhabituel ou si vous en présentez plusieurs, nous pouvons prolonger ce délai de 30 jours au plus ; nous vous en informons
      auparavant et en donnons la raison.`}

      ${c.part
        .consent`**Consentement :** lorsque le traitement repose sur votre consentement, vous pouvez le retirer à tout moment pour l’avenir. Cela vaut aussi
      pour la publicité que nous vous envoyons.`}

      ${c.part
        .abroad`**Autres pays :** les données ne quittent votre pays qu’aux conditions fixées par sa loi (Émirats arabes unis : articles 22 et 23 ;
      Arabie saoudite : article 29). La section « Qui reçoit vos données » indique qui les reçoit et pourquoi.`}

      ${c.part
        .complaint`**Réclamation :** vous pouvez adresser une réclamation, aux Émirats arabes unis, au UAE Data Office et, en Arabie saoudite, dans les
      90 jours après avoir eu connaissance du fait qui la motive, à cette autorité : ${authority}.`}`,
    it: (c) => prose`
      ## I Suoi diritti negli Emirati Arabi Uniti e in Arabia Saudita

      ${c.part.emirates(prose`
        Se vive negli Emirati Arabi Uniti, il Federal Decree-Law n. 45 del 2021 Le riconosce questi diritti, salvo che a noi si applichi la legge
        propria di una zona franca:

        - sapere gratuitamente quali dati trattiamo su di Lei, perché, chi li riceve e per quanto tempo li conserviamo (articolo 13)
        - ricevere in un formato strutturato e leggibile da una macchina i dati che trattiamo in modo automatizzato con il Suo consenso o per un
          contratto e, se tecnicamente possibile, farli trasmettere (articolo 14)
        - far rettificare o cancellare i dati (articolo 15)
        - far limitare il trattamento (articolo 16)
        - far cessare il trattamento, soprattutto a fini di pubblicità diretta (articolo 17)
        - opporsi a una decisione esclusivamente automatizzata che incida su di Lei in modo importante (articolo 18)`)}

      ${c.part.saudi(prose`
        Se vive in Arabia Saudita, l’articolo 4 della Personal Data Protection Law (decreto reale M/19) Le riconosce il diritto di:

        - sapere su quale base giuridica e perché raccogliamo dati
        - consultare i Suoi dati
        - riceverne una copia leggibile e chiara
        - far correggere, completare o aggiornare i dati
        - far distruggere i dati non più necessari`)}

      ${c.part
        .answer`I modi sono indicati nella sezione «Come presentare una richiesta». Rispondiamo alle richieste dall’Arabia Saudita entro 30 giorni. Se
      richiedono un impegno insolito o se ne presenta più di una, possiamo prorogare il termine fino a 30 giorni; La informiamo prima e ne
      indichiamo il motivo.`}

      ${c.part
        .consent`**Consenso:** se il trattamento si basa sul Suo consenso, può revocarlo in ogni momento per il futuro. Vale anche per la pubblicità
      che Le inviamo.`}

      ${c.part
        .abroad`**Altri Paesi:** i dati lasciano il Suo Paese solo alle condizioni poste dalla sua legge (Emirati Arabi Uniti: articoli 22 e 23;
      Arabia Saudita: articolo 29). Chi li riceve e perché è indicato nella sezione «Chi riceve i Suoi dati».`}

      ${c.part
        .complaint`**Reclamo:** può presentare reclamo negli Emirati Arabi Uniti all’UAE Data Office e in Arabia Saudita, entro 90 giorni da
      quando ha saputo del fatto che lo motiva, a questa autorità: ${authority}.`}`,
    nl: (c) => prose`
      ## Uw rechten in de Verenigde Arabische Emiraten en Saoedi-Arabië

      ${c.part.emirates(prose`
        Woont u in de Verenigde Arabische Emiraten, dan geeft Federal Decree-Law nr. 45 van 2021 u deze rechten, tenzij voor ons de eigen wet van
        een vrije zone geldt:

        - kosteloos te weten welke gegevens over u wij verwerken, waarvoor, wie ze ontvangt en hoelang wij ze bewaren (artikel 13)
        - gegevens die wij met uw toestemming of voor een overeenkomst geautomatiseerd verwerken in een gestructureerde, machineleesbare vorm te
          ontvangen en, als dat technisch mogelijk is, te laten overdragen (artikel 14)
        - gegevens te laten verbeteren of wissen (artikel 15)
        - de verwerking te laten beperken (artikel 16)
        - de verwerking te laten stoppen, vooral voor direct marketing (artikel 17)
        - bezwaar te maken tegen een uitsluitend geautomatiseerd besluit dat u aanzienlijk treft (artikel 18)`)}

      ${c.part.saudi(prose`
        Woont u in Saoedi-Arabië, dan geeft artikel 4 van de Personal Data Protection Law (koninklijk decreet M/19) u het recht:

        - te weten op welke rechtsgrond en waarvoor wij gegevens verzamelen
        - uw gegevens in te zien
        - een leesbare en duidelijke kopie te ontvangen
        - gegevens te laten verbeteren, aanvullen of bijwerken
        - gegevens te laten vernietigen die niet meer nodig zijn`)}

      ${c.part
        .answer`De manieren staan in het onderdeel “Hoe u een verzoek indient”. Verzoeken uit Saoedi-Arabië beantwoorden wij binnen 30 dagen. Vergen ze
      ongewoon veel inspanning of dient u er meerdere in, dan kunnen wij deze termijn met ten hoogste 30 dagen verlengen; wij laten u dat vooraf weten en
      noemen de reden.`}

      ${c.part
        .consent`**Toestemming:** voor zover de verwerking op uw toestemming berust, kunt u die op elk moment voor de toekomst intrekken. Dat geldt ook
      voor reclame die wij u sturen.`}

      ${c.part
        .abroad`**Andere landen:** gegevens verlaten uw land alleen onder de voorwaarden die het recht daar stelt (Verenigde Arabische Emiraten:
      artikelen 22 en 23; Saoedi-Arabië: artikel 29). Wie ze ontvangt en waarvoor, staat in het onderdeel “Wie uw gegevens ontvangt”.`}

      ${c.part
        .complaint`**Klacht:** een klacht dient u in de Verenigde Arabische Emiraten in bij het UAE Data Office en in Saoedi-Arabië, binnen 90 dagen
      nadat u van de aanleiding voor de klacht hebt gehoord, bij deze autoriteit: ${authority}.`}`,
  },
});
