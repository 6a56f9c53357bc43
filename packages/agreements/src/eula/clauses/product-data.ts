import { given, has, prose } from '../../document/authoring.ts';
import { productDataWords } from '../words/product-data.ts';
import { clause } from './clause.ts';

/**
 * Regulation (EU) 2023/2854: what the user is told before the contract (Article 3(2) and (3)), the contract that the use
 * of other than personal data needs (Article 4(13)), sharing on request (Articles 4(1) and 5(1)), the complaint (Article 38).
 */
export const productData = clause({
  id: 'eu.product_data',
  version: 1,
  when: (a) => a.connected_product === 'yes' && has(a.laws, 'eu_data_act'),
  parts: {
    created: { meets: ['data-act-3'] },
    kept: { meets: [], when: (a) => given(a.product_data_kept) },
    used: { meets: ['data-act-3'], when: (a) => has(a.product_data_use, 'operate', 'improve', 'statistics') },
    unused: {
      meets: ['data-act-3'],
      when: (a) => !has(a.product_data_use, 'operate', 'improve', 'statistics'),
    },
    shared: { meets: ['data-act-3'], when: (a) => a.product_data_shared === 'yes' },
    unshared: { meets: ['data-act-3'], when: (a) => a.product_data_shared !== 'yes' },
    complaint: { meets: ['data-act-3'] },
  },
  words: {
    de: productDataWords.de,
    en: productDataWords.en,
    es: productDataWords.es,
    fr: productDataWords.fr,
    it: productDataWords.it,
    nl: productDataWords.nl,
  },
  text: {
    de: (c) => prose`
      ## Daten des Geräts

      ${c.part.created(prose`
        - Daten, die das Gerät erzeugt, mit Format und ungefährer Menge: ${c.say.product_data}
        - Wann sie entstehen: ${c.name(c.say.product_data_pace, c.w.pace)}
        - Wo sie gespeichert werden: ${c.and(c.names(c.say.product_data_place, c.w.place))}
        - ${c.part.kept`Wie lange sie gespeichert werden: ${c.say.product_data_kept}`}
        - Wie Sie darauf zugreifen, sie abrufen oder löschen: ${c.say.product_data_access}`)}

      ${c.part.used`Die Daten, die nicht personenbezogen sind, nutzen wir während der Laufzeit dieses Vertrags, und zwar ${c.and(c.names(c.say.product_data_use, c.w.use))}.`} ${c.part.unused`Wir selbst nutzen die Daten nicht.`} ${c.part.shared`Wir erlauben auch Dritten, diese Daten zu nutzen; auf Anfrage nennen wir sie Ihnen.`} ${c.part.unshared`Dritten geben wir sie nur, wenn Sie es verlangen.`} Für personenbezogene Daten gilt der Abschnitt über Datenschutz.

      ${c.part.complaint`Dateninhaber sind wir. Mit einer Nachricht an uns können Sie verlangen, dass wir die Daten Ihnen oder einem Dritten Ihrer Wahl bereitstellen, und das wieder beenden. Enthalten die Daten Geschäftsgeheimnisse, sagen wir Ihnen, wem sie gehören. Über Verstöße gegen die Datenverordnung (Verordnung (EU) 2023/2854) können Sie sich bei der zuständigen Behörde Ihres Landes beschweren.`}`,
    en: (c) => prose`
      ## Data of the device

      ${c.part.created(prose`
        - Data that the device generates, with format and approximate volume: ${c.say.product_data}
        - When they arise: ${c.name(c.say.product_data_pace, c.w.pace)}
        - Where they are stored: ${c.and(c.names(c.say.product_data_place, c.w.place))}
        - ${c.part.kept`How long they are stored: ${c.say.product_data_kept}`}
        - How you access, retrieve or erase them: ${c.say.product_data_access}`)}

      ${c.part.used`During the term of this agreement we use the data that are not personal for these purposes: ${c.and(c.names(c.say.product_data_use, c.w.use))}.`} ${c.part.unused`We do not use the data ourselves.`} ${c.part.shared`We also allow third parties to use these data; we name them to you on request.`} ${c.part.unshared`We give them to third parties only if you ask us to.`} Personal data are governed by the section on privacy.

      ${c.part.complaint`We are the data holder. By a message to us you may ask us to make the data available to you or to a third party of your choice, and end this again. If the data contain trade secrets, we tell you whose they are. You may complain about infringements of the Data Act (Regulation (EU) 2023/2854) to the competent authority of your country.`}`,
    es: (c) => prose`
      ## Datos del dispositivo

      ${c.part.created(prose`
        - Datos que genera el dispositivo, con su formato y volumen aproximado: ${c.say.product_data}
        - Cuándo se generan: ${c.name(c.say.product_data_pace, c.w.pace)}
        - Dónde se almacenan: ${c.and(c.names(c.say.product_data_place, c.w.place))}
        - ${c.part.kept`Durante cuánto tiempo se almacenan: ${c.say.product_data_kept}`}
        - Cómo puede acceder a ellos, extraerlos o borrarlos: ${c.say.product_data_access}`)}

      ${c.part.used`Mientras dure este contrato utilizamos los datos que no son personales con estos fines: ${c.and(c.names(c.say.product_data_use, c.w.use))}.`} ${c.part.unused`Nosotros no utilizamos los datos.`} ${c.part.shared`También permitimos que terceros utilicen estos datos; le indicamos quiénes son si lo solicita.`} ${c.part.unshared`Solo los entregamos a terceros si usted lo pide.`} Los datos personales se rigen por el apartado sobre privacidad.

      ${c.part.complaint`Somos el titular de los datos. Mediante un mensaje dirigido a nosotros puede pedir que pongamos los datos a su disposición o a la de un tercero que usted elija, y poner fin a ello. Si los datos contienen secretos comerciales, le decimos a quién pertenecen. Puede reclamar ante la autoridad competente de su país por infracciones del Reglamento de Datos (Reglamento (UE) 2023/2854).`}`,
    fr: (c) => prose`
      ## Données de l’appareil

      ${c.part.created(prose`
        - Données que l’appareil génère, avec leur format et leur volume approximatif : ${c.say.product_data}
        - Quand elles sont générées : ${c.name(c.say.product_data_pace, c.w.pace)}
        - Où elles sont stockées : ${c.and(c.names(c.say.product_data_place, c.w.place))}
        - ${c.part.kept`Combien de temps elles sont stockées : ${c.say.product_data_kept}`}
        - Comment y accéder, les extraire ou les effacer : ${c.say.product_data_access}`)}

      ${c.part.used`Pendant la durée du présent contrat, nous utilisons les données qui ne sont pas à caractère personnel aux fins suivantes : ${c.and(c.names(c.say.product_data_use, c.w.use))}.`} ${c.part.unused`Nous n’utilisons pas nous-mêmes les données.`} ${c.part.shared`Nous permettons aussi à des tiers d’utiliser ces données ; nous vous les indiquons sur demande.`} ${c.part.unshared`Nous ne les remettons à des tiers que si vous le demandez.`} Les données à caractère personnel relèvent de la section sur la protection des données.

      ${c.part.complaint`Nous sommes le détenteur de données. Par un message qui nous est adressé, vous pouvez demander que nous mettions les données à votre disposition ou à celle d’un tiers de votre choix, et y mettre fin. Si les données contiennent des secrets d’affaires, nous vous disons à qui ils appartiennent. Vous pouvez introduire une réclamation auprès de l’autorité compétente de votre pays en cas d’infraction au règlement sur les données (règlement (UE) 2023/2854).`}`,
    it: (c) => prose`
      ## Dati del dispositivo

      ${c.part.created(prose`
        - Dati generati dal dispositivo, con formato e volume approssimativo: ${c.say.product_data}
        - Quando sono generati: ${c.name(c.say.product_data_pace, c.w.pace)}
        - Dove sono conservati: ${c.and(c.names(c.say.product_data_place, c.w.place))}
        - ${c.part.kept`Per quanto tempo sono conservati: ${c.say.product_data_kept}`}
        - Come accedervi, estrarli o cancellarli: ${c.say.product_data_access}`)}

      ${c.part.used`Per la durata di questo contratto usiamo i dati non personali per questi scopi: ${c.and(c.names(c.say.product_data_use, c.w.use))}.`} ${c.part.unused`Noi non usiamo i dati.`} ${c.part.shared`Consentiamo anche a terzi di usare questi dati; Le indichiamo chi sono su richiesta.`} ${c.part.unshared`Li diamo a terzi solo se Lei lo chiede.`} Ai dati personali si applica la sezione sulla protezione dei dati.

      ${c.part.complaint`Siamo il titolare dei dati ai sensi del regolamento sui dati (regolamento (UE) 2023/2854). Con un messaggio inviato a noi può chiedere che mettiamo i dati a disposizione Sua o di un terzo di Sua scelta, e porvi fine. Se i dati contengono segreti commerciali, Le diciamo a chi appartengono. Per violazioni di tale regolamento può presentare reclamo all’autorità competente del Suo Paese.`}`,
    nl: (c) => prose`
      ## Gegevens van het apparaat

      ${c.part.created(prose`
        - Gegevens die het apparaat genereert, met formaat en geschatte omvang: ${c.say.product_data}
        - Wanneer ze ontstaan: ${c.name(c.say.product_data_pace, c.w.pace)}
        - Waar ze worden opgeslagen: ${c.and(c.names(c.say.product_data_place, c.w.place))}
        - ${c.part.kept`Hoe lang ze worden bewaard: ${c.say.product_data_kept}`}
        - Hoe u er toegang toe krijgt, ze opvraagt of wist: ${c.say.product_data_access}`)}

      ${c.part.used`Zolang deze overeenkomst loopt, gebruiken wij de gegevens die geen persoonsgegevens zijn voor deze doelen: ${c.and(c.names(c.say.product_data_use, c.w.use))}.`} ${c.part.unused`Zelf gebruiken wij de gegevens niet.`} ${c.part.shared`Ook derden mogen deze gegevens van ons gebruiken; op verzoek noemen wij hen.`} ${c.part.unshared`Aan derden geven wij ze alleen als u daarom vraagt.`} Voor persoonsgegevens geldt het onderdeel over privacy.

      ${c.part.complaint`Wij zijn de gegevenshouder. Met een bericht aan ons kunt u vragen dat wij de gegevens beschikbaar stellen aan u of aan een derde van uw keuze, en dat weer beëindigen. Bevatten de gegevens bedrijfsgeheimen, dan zeggen wij u van wie die zijn. Over inbreuken op de Dataverordening (Verordening (EU) 2023/2854) kunt u een klacht indienen bij de bevoegde autoriteit van uw land.`}`,
  },
});
