import { prose } from '../../document/authoring.ts';
import { from2027, passesOn, underCcpa } from './california-facts.ts';
import { clause } from './clause.ts';
import { holdsFact } from '../derive/holds-fact.ts';

/**
 * 11 CCR § 7011(e)(2); Cal. Civ. Code § 1798.105, .106, .110, .115, .120, .121, .125. Automated decisions § 7200-7222 from 2027; advertising
 * is none of them. How the rights are used stands in pp.rights.ca_requests.
 */
export const rightsCa = clause({
  id: 'pp.rights.ca',
  version: 1,
  when: underCcpa,
  parts: {
    know: { meets: ['ccpa-7011-e2-know'] },
    delete: { meets: ['ccpa-7011-e2-delete'] },
    correct: { meets: ['ccpa-7011-e2-correct'] },
    optout: { meets: ['ccpa-7011-e2-optout'], when: passesOn },
    limit: { meets: ['ccpa-7011-e2-limit'], when: (a) => holdsFact(a, 'data:sensitive-beyond') },
    retaliation: { meets: ['ccpa-7011-e2-retaliation'] },
    admt: { meets: ['ccpa-7011-admt'], when: (a) => holdsFact(a, 'data:adm-significant-ca') },
  },
  text: {
    de: (c) => prose`
      ## Kalifornien: Ihre Rechte

      Wenn Sie in Kalifornien leben, haben Sie diese Rechte:

      - ${c.part
        .know`**Auskunft:** Sie können erfahren, welche personenbezogenen Daten wir über Sie erhoben haben, aus welchen
        Quellen sie stammen, wozu wir sie erheben, verkaufen oder weitergeben und wer sie erhalten hat. Sie erhalten auch
        die einzelnen Daten selbst.`}
      - ${c.part
        .delete`**Löschung:** Sie können verlangen, dass wir Daten löschen, die wir von Ihnen erhoben haben. Das Gesetz
        kennt Ausnahmen, etwa für Daten, die wir für Ihren Vertrag oder eine gesetzliche Pflicht brauchen.`}
      - ${c.part.correct`**Berichtigung:** Sie können unrichtige Daten berichtigen lassen.`}
      - ${c.part
        .optout`**Widerspruch gegen Verkauf und Weitergabe für Werbung:** Sie können beidem jederzeit widersprechen (Opt-out).
        Wie das geht, steht im Abschnitt „Ihre Wahlmöglichkeiten“.`}
      - ${c.part
        .limit`**Einschränkung sensibler Daten:** Sie können verlangen, dass wir sensible personenbezogene Daten nur noch zu den
        Zwecken verwenden und offenlegen, die auch dann zulässig bleiben, etwa um die Leistung zu erbringen, die Sie bestellt haben.`}
      - ${c.part
        .retaliation`**Keine Benachteiligung:** Wir benachteiligen Sie nicht, wenn Sie diese Rechte ausüben. Das gilt auch für
        Bewerber, Studierende, Beschäftigte und selbstständige Auftragnehmer.`}
      - ${from2027(
        c,
        prose`${c.part
          .admt`**Automatisierte Entscheidungen:** Sie können Auskunft darüber verlangen, wie Technik
        zur automatisierten Entscheidungsfindung bei wichtigen Entscheidungen über Sie eingesetzt wird, und diesem Einsatz
        widersprechen. Der Widerspruch entfällt, soweit das Gesetz eine Ausnahme vorsieht, etwa wenn ein Mensch die Entscheidung
        auf Ihren Wunsch überprüft.`}`,
      )}`,
    en: (c) => prose`
      ## California: your rights

      If you live in California, you have these rights:

      - ${c.part
        .know`**To know:** you can learn which personal information we have collected about you, from which sources it
        comes, why we collect, sell or share it and who has received it. You also receive the specific pieces of information
        themselves.`}
      - ${c.part
        .delete`**To delete:** you can ask us to delete personal information that we collected from you. The law has
        exceptions, for example for information that we need for your contract or a legal duty.`}
      - ${c.part.correct`**To correct:** you can have inaccurate personal information corrected.`}
      - ${c.part
        .optout`**To opt out of sale and sharing:** you can opt out of both at any time. The section “Your privacy choices”
        explains how.`}
      - ${c.part
        .limit`**To limit:** you can direct us to use and disclose sensitive personal information only for the purposes that the
        law then still allows, such as providing the service you asked for.`}
      - ${c.part
        .retaliation`**No retaliation:** we do not treat you worse because you use these rights. This also protects job
        applicants, students, employees and independent contractors.`}
      - ${from2027(
        c,
        prose`${c.part
          .admt`**Automated decisions:** you can ask how automated decision-making technology is used for
        significant decisions about you, and opt out of that use. You cannot opt out where the law makes an exception, for example where a
        person reviews the decision at your request.`}`,
      )}`,
    es: (c) => prose`
      ## California: sus derechos

      Si usted vive en California, tiene estos derechos:

      - ${c.part
        .know`**Conocer:** puede saber qué datos personales hemos recogido sobre usted, de qué fuentes proceden, para qué los
        recogemos, vendemos o cedemos y quién los ha recibido. También recibe los datos concretos.`}
      - ${c.part
        .delete`**Suprimir:** puede pedir que suprimamos los datos que hemos recogido de usted. La ley prevé excepciones, por
        ejemplo para datos que necesitamos para su contrato o para una obligación legal.`}
      - ${c.part.correct`**Corregir:** puede hacer que se corrijan los datos inexactos.`}
      - ${c.part
        .optout`**Oponerse a la venta y a la cesión para publicidad:** puede oponerse a ambas en cualquier momento (opt-out). El
        apartado «Sus opciones de privacidad» explica cómo.`}
      - ${c.part
        .limit`**Limitar:** puede exigir que utilicemos y comuniquemos los datos personales sensibles solo para los fines que
        siguen permitidos, por ejemplo, prestar el servicio que ha solicitado.`}
      - ${c.part
        .retaliation`**Sin represalias:** no le tratamos peor por ejercer estos derechos. Esto protege también a candidatos a un
        empleo, estudiantes, empleados y contratistas independientes.`}
      - ${from2027(
        c,
        prose`${c.part
          .admt`**Decisiones automatizadas:** puede preguntar cómo se utiliza la tecnología de toma de
        decisiones automatizada en decisiones importantes sobre usted y oponerse a ese uso. No puede oponerse si la ley establece una
        excepción, por ejemplo si una persona revisa la decisión cuando usted lo pide.`}`,
      )}`,
    fr: (c) => prose`
      ## Californie : vos droits

      Si vous vivez en Californie, vous disposez de ces droits :

      - ${c.part
        .know`**Accéder :** vous pouvez savoir quelles données à caractère personnel nous avons collectées à votre sujet, de
        quelles sources elles proviennent, pourquoi nous les collectons, vendons ou partageons et qui les a reçues. Vous recevez aussi
        les données elles-mêmes.`}
      - ${c.part
        .delete`**Supprimer :** vous pouvez demander la suppression des données que nous avons collectées auprès de vous. La loi
        prévoit des exceptions, par exemple pour les données nécessaires à votre contrat ou à une obligation légale.`}
      - ${c.part.correct`**Corriger :** vous pouvez faire corriger les données inexactes.`}
      - ${c.part
        .optout`**S’opposer à la vente et au partage publicitaire :** vous pouvez vous opposer aux deux à tout moment (opt-out).
        La section « Vos choix en matière de confidentialité » explique comment.`}
      - ${c.part
        .limit`**Limiter :** vous pouvez exiger que nous n’utilisions et ne communiquions les données à caractère personnel
        sensibles que pour
        les finalités qui restent alors permises, par exemple fournir le service que vous avez demandé.`}
      - ${c.part
        .retaliation`**Ne pas subir de représailles :** l’exercice de ces droits ne vous vaut aucun traitement moins favorable. Cela protège
        aussi les candidats à un emploi, les étudiants, les salariés et les travailleurs indépendants.`}
      - ${from2027(
        c,
        prose`${c.part
          .admt`**Décisions automatisées :** vous pouvez demander comment une technologie de prise de décision
        automatisée est utilisée pour des décisions importantes vous concernant et vous opposer à cette utilisation. L’opposition est exclue
        lorsque la loi prévoit une exception, par exemple si une personne réexamine la décision à votre demande.`}`,
      )}`,
    it: (c) => prose`
      ## California: i Suoi diritti

      Se Lei vive in California, ha questi diritti:

      - ${c.part
        .know`**Conoscere:** può sapere quali dati personali abbiamo raccolto su di Lei, da quali fonti provengono, perché li
        raccogliamo, vendiamo o condividiamo e chi li ha ricevuti. Riceve anche i singoli dati.`}
      - ${c.part
        .delete`**Cancellare:** può chiedere che cancelliamo i dati che abbiamo raccolto da Lei. La legge prevede eccezioni, ad esempio
        per i dati che ci servono per il Suo contratto o per un obbligo legale.`}
      - ${c.part.correct`**Correggere:** può far correggere i dati inesatti.`}
      - ${c.part
        .optout`**Opporsi alla vendita e alla condivisione per pubblicità:** può opporsi a entrambe in ogni momento (opt-out). La
        sezione «Le Sue scelte sulla privacy» spiega come.`}
      - ${c.part
        .limit`**Limitare:** può esigere che usiamo e comunichiamo i dati personali sensibili solo per gli scopi che
        restano allora consentiti, ad esempio per fornire il servizio che ha richiesto.`}
      - ${c.part
        .retaliation`**Nessuna ritorsione:** non La trattiamo peggio perché esercita questi diritti. Ciò tutela anche candidati a un
        impiego, studenti, dipendenti e collaboratori autonomi.`}
      - ${from2027(
        c,
        prose`${c.part
          .admt`**Decisioni automatizzate:** può chiedere come una tecnologia decisionale automatizzata viene usata
        per decisioni importanti che La riguardano e opporsi a tale uso. L’opposizione è esclusa se la legge prevede un’eccezione, ad esempio
        se una persona riesamina la decisione su Sua richiesta.`}`,
      )}`,
    nl: (c) => prose`
      ## Californië: uw rechten

      Woont u in Californië, dan hebt u deze rechten:

      - ${c.part
        .know`**Weten:** u kunt vernemen welke persoonsgegevens wij over u hebben verzameld, uit welke bronnen ze komen, waarvoor wij
        ze verzamelen, verkopen of delen en wie ze heeft ontvangen. U krijgt ook de gegevens zelf.`}
      - ${c.part
        .delete`**Wissen:** u kunt ons vragen gegevens te wissen die wij bij u hebben verzameld. De wet kent uitzonderingen,
        bijvoorbeeld voor gegevens die wij nodig hebben voor uw overeenkomst of een wettelijke verplichting.`}
      - ${c.part.correct`**Corrigeren:** u kunt onjuiste gegevens laten corrigeren.`}
      - ${c.part
        .optout`**Bezwaar tegen verkoop en delen voor reclame:** u kunt tegen beide op elk moment bezwaar maken (opt-out). Het
        onderdeel “Uw privacykeuzes” legt uit hoe.`}
      - ${c.part
        .limit`**Beperken:** u kunt verlangen dat wij gevoelige persoonsgegevens alleen nog gebruiken en verstrekken voor de doeleinden die dan toegestaan blijven, bijvoorbeeld om de dienst te leveren waarom u hebt gevraagd.`}
      - ${c.part
        .retaliation`**Geen benadeling:** wij benadelen u niet omdat u deze rechten uitoefent. Dat geldt ook voor sollicitanten,
        studenten, werknemers en zelfstandige opdrachtnemers.`}
      - ${from2027(
        c,
        prose`${c.part
          .admt`**Geautomatiseerde besluiten:** u kunt vragen hoe technologie voor geautomatiseerde besluitvorming bij
        belangrijke besluiten over u wordt gebruikt en tegen dat gebruik bezwaar maken. Dat kan niet waar de wet een uitzondering maakt,
        bijvoorbeeld wanneer een mens het besluit op uw verzoek opnieuw bekijkt.`}`,
      )}`,
  },
});
