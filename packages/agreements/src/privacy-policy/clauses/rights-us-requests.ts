/*
 * The nineteen acts: how their rights are used. Va. Code §§ 59.1-577(B), (C), -578(C); C.R.S. § 6-1-1306(2), (3); Tex. Bus. &
 * Com. Code §§ 541.052, .053; ORS 646A.576; Minn. Stat. § 325M.14 and the matching sections elsewhere. 45 days, once extended
 * by 45 (Florida: 15); Iowa's act gives 90, which nobody has to use. An appeal is answered within 60 days, in Colorado,
 * Minnesota, New Jersey and Oregon within 45; Utah prescribes none. Agents: the states in `words/us-states.ts`. The addresses
 * are those of the attorneys general, in New Jersey and Utah of the consumer division that the act names.
 */
import { type Context, given, has, items, link, prose } from '../../document/authoring.ts';
import * as us from '../words/us-states.ts';
import { clause, type PrivacyQuestions } from './clause.ts';

function appeals(a: Context<PrivacyQuestions>['a']): boolean {
  return us.hasStateLaw(a.laws, us.fastAppealLaws) || us.hasStateLaw(a.laws, us.slowAppealLaws);
}

export const rightsUsRequests = clause({
  id: 'pp.rights.us_requests',
  version: 2,
  when: (a) => us.hasStateLaw(a.laws),
  parts: {
    how: { meets: ['us-states-rights'] },
    florida: { meets: [], when: (a) => has(a.laws, 'us_fl') },
    email: { meets: [], when: (a) => a.verify_identity === 'email-match' },
    login: { meets: [], when: (a) => a.verify_identity === 'login' },
    details: { meets: [], when: (a) => a.verify_identity === 'details' },
    unchecked: { meets: [], when: (a) => given(a.verify_identity) },
    agent: { meets: [], when: (a) => us.hasStateLaw(a.laws, us.agentLaws) },
    equal: { meets: [] },
    appeal: { meets: ['us-states-rights'], when: appeals },
    exceptUtah: { meets: [], when: (a) => has(a.laws, 'us_ut') },
    appealMail: { meets: [], when: (a) => given(a.appeals_email) },
    appealWays: { meets: [], when: (a) => !given(a.appeals_email) },
    slow: { meets: [], when: (a) => us.hasStateLaw(a.laws, us.slowAppealLaws) },
    fast: { meets: [], when: (a) => us.hasStateLaw(a.laws, us.fastAppealLaws) },
    authorities: { meets: [] },
  },
  text: {
    de: (c) => prose`
      ## Anträge und Überprüfung in Bundesstaaten der USA

      ${c.part
        .how`**Anträge:** Nutzen Sie einen der Wege im Abschnitt „Wie Sie einen Antrag stellen“. Wir antworten innerhalb
      von 45 Tagen nach Eingang. Wenn nötig, verlängern wir diese Frist einmal um 45 Tage ${c.part
        .florida`(in Florida um 15
      Tage)`} und nennen Ihnen den Grund innerhalb der ersten 45 Tage. Ihre Anträge sind so oft kostenlos, wie es Ihr Bundesstaat vorsieht, mindestens aber einmal in zwölf Monaten.`} ${c
        .part
        .email`Ob ein Antrag von Ihnen stammt, prüfen wir, indem wir Ihre E-Mail-Adresse mit der bei uns gespeicherten vergleichen.`} ${c
        .part
        .login`Ob ein Antrag von Ihnen stammt, prüfen wir, indem wir Sie bitten, sich in Ihrem Konto anzumelden.`} ${c
        .part.details`Ob ein Antrag von Ihnen stammt, prüfen wir, indem wir Ihre Angaben
      mit den bei uns gespeicherten vergleichen.`} ${c.part.unchecked`Widersprechen Sie nur dem Verkauf, der Werbung oder dem Profiling, brauchen wir diese Prüfung nicht.`} ${c
        .part.agent`Wenn Sie in ${c.or(us.stateNames(c, us.agentLaws))} leben,
      kann eine von Ihnen bevollmächtigte Person das Opt-out für Sie erklären; wir können dafür einen Nachweis
      verlangen.`} ${c.part.equal`Wir behandeln Sie nicht schlechter, weil Sie diese Rechte nutzen.`}

      ${c.part
        .appeal`**Überprüfung einer Ablehnung:** Lehnen wir einen Antrag ab, nennen wir Ihnen die Gründe. Sie können dann
      innerhalb angemessener Zeit eine Überprüfung verlangen${c.part.exceptUtah`, außer wenn Sie in Utah leben`}. ${c
        .part.appealMail`Schreiben Sie dazu an
      ${link(c.say.appeals_email, 'mailto:')}.`} ${c.part
        .appealWays`Nutzen Sie dazu einen der Wege im Abschnitt „Wie Sie einen
      Antrag stellen“ und geben Sie „Überprüfung“ an.`} Wir antworten schriftlich und mit Begründung. ${c.part
        .slow`Das
      geschieht innerhalb von 60 Tagen nach Eingang.`} ${c.part
        .fast`Wenn Sie in ${c.or(us.stateNames(c, us.fastAppealLaws))}
      leben, geschieht es schon innerhalb von 45 Tagen.`}`}

      ${c.part.authorities(prose`
        **Beschwerde:** Bleibt es bei der Ablehnung, können Sie sich an den Attorney General (Justizminister) oder die
        Verbraucherbehörde Ihres Bundesstaats wenden:

        ${items(us.stateAuthorities(c))}`)}`,
    en: (c) => prose`
      ## Requests and appeals in American states

      ${c.part
        .how`**Requests:** use one of the ways in the section “How to make a request”. We reply within 45 days of receiving
      your request. Where necessary, we extend this period once by 45 days ${c.part.florida`(in Florida by 15 days)`} and tell
      you the reason within the first 45 days. Our answer is free of charge as often as your state provides, and at least once
      in twelve months.`} ${c.part
        .email`We check who is asking by comparing the e-mail address of the request with the one we hold for you.`} ${c.part.login`We check who is asking by having you sign in to your account.`} ${c
        .part.details`We check who is
      asking by comparing the details that you give with those that we hold.`} ${c.part.unchecked`We do not need this check where you only opt out of sale, advertising or profiling.`} ${c
        .part.agent`If you live in
      ${c.or(us.stateNames(c, us.agentLaws))}, a person whom you have authorised may opt out for you; we may ask for
      proof.`} ${c.part.equal`We do not treat you worse because you use these rights.`}

      ${c.part
        .appeal`**Appeal:** if we refuse a request, we tell you why. You may then appeal within a reasonable
      time${c.part.exceptUtah`, unless you live in Utah`}. ${c.part.appealMail`To do so, write to ${link(c.say.appeals_email, 'mailto:')}.`} ${c
        .part.appealWays`To do so, use
      one of the ways in the section “How to make a request” and write “Appeal”.`} We answer in writing and give our
      reasons. ${c.part.slow`We do so within 60 days of receiving the appeal.`} ${c.part.fast`If you live in
      ${c.or(us.stateNames(c, us.fastAppealLaws))}, we do so within 45 days.`}`}

      ${c.part.authorities(prose`
        **Complaint:** if the refusal stands, you may turn to the attorney general or the consumer authority of your state:

        ${items(us.stateAuthorities(c))}`)}`,
    es: (c) => prose`
      ## Solicitudes y recursos en estados de EE. UU.

      ${c.part
        .how`**Solicitudes:** utilice una de las vías del apartado «Cómo presentar una solicitud». Respondemos en un plazo
      de 45 días desde su recepción. Si es necesario, ampliamos este plazo una vez en 45 días ${c.part
        .florida`(en Florida, en
      15 días)`} y le indicamos el motivo dentro de los primeros 45 días. La tramitación es gratuita tantas veces como prevea la
      ley de su estado y, como mínimo, una vez cada doce meses.`} ${c.part
        .email`Comprobamos quién presenta la solicitud comparando su dirección de
      correo electrónico con la que tenemos guardada.`} ${c.part
        .login`Comprobamos quién presenta la solicitud pidiéndole que
      inicie sesión en su cuenta.`} ${c.part
        .details`Comprobamos quién presenta la solicitud comparando los datos que nos indica
      con los que tenemos guardados.`} ${c.part.unchecked`No necesitamos esta comprobación si usted solo se opone a la venta, a la publicidad o a la elaboración de perfiles.`} ${c
        .part.agent`Si vive en ${c.or(us.stateNames(c, us.agentLaws))}, una persona autorizada
      por usted puede presentar la oposición en su nombre; podemos pedir una prueba de la autorización.`} ${c
        .part.equal`No le
      damos un trato peor por ejercer estos derechos.`}

      ${c.part
        .appeal`**Recurso:** si denegamos una solicitud, le explicamos por qué. Puede recurrir la decisión ante nosotros en
      un plazo razonable${c.part.exceptUtah`, salvo que viva en Utah`}. ${c.part.appealMail`Para ello, escriba a ${link(c.say.appeals_email, 'mailto:')}.`} ${c
        .part
        .appealWays`Para ello, utilice una de las vías del apartado «Cómo presentar una solicitud» e indique «Recurso».`} Respondemos
      por escrito y de forma motivada. ${c.part.slow`Lo hacemos en un plazo de 60 días desde la recepción del
      recurso.`} ${c.part.fast`Si vive en ${c.or(us.stateNames(c, us.fastAppealLaws))}, lo hacemos en un plazo de 45 días.`}`}

      ${c.part.authorities(prose`
        **Reclamación:** si mantenemos la denegación, puede acudir al fiscal general («Attorney General») o a la autoridad de
        consumo de su estado:

        ${items(us.stateAuthorities(c))}`)}`,
    fr: (c) => prose`
      ## Demandes et recours dans certains États américains

      ${c.part
        .how`**Demandes :** utilisez l’un des moyens indiqués dans la section « Comment présenter une demande ». Nous
      répondons dans les 45 jours suivant la réception. Si nécessaire, nous prolongeons ce délai une fois de 45
      jours ${c.part.florida`(de 15 jours en Floride)`} et vous en donnons la raison au cours des 45 premiers jours. La
      demande est gratuite aussi souvent que votre État le prévoit, et au moins une fois par période de douze mois.`} ${c
        .part
        .email`Nous vérifions l’identité de la personne qui présente la demande en comparant son adresse électronique avec
        celle que nous avons enregistrée.`} ${c.part.login`Nous
      vérifions qui présente la demande en vous invitant à vous connecter à votre compte.`} ${c.part
        .details`Nous vérifions qui
      présente la demande en comparant les informations que vous donnez avec celles que nous avons
      enregistrées.`} ${c.part.unchecked`Cette vérification n’est pas nécessaire si vous vous opposez seulement à la vente, à la publicité ou au profilage.`} ${c
        .part
        .agent`Si vous vivez dans un État qui le prévoit (${c.and(us.stateNames(c, us.agentLaws))}), une personne que vous y
        avez autorisée peut exercer pour vous le droit d’opposition (opt-out) ; nous pouvons demander un justificatif.`} ${c.part.equal`Nous ne vous traitons pas moins bien parce que vous exercez ces droits.`}

      ${c.part
        .appeal`**Recours :** si nous refusons une demande, nous vous en indiquons les motifs. Vous pouvez alors former un
      recours auprès de nous dans un délai raisonnable${c.part.exceptUtah`, sauf si vous vivez dans l’Utah`}. ${c
        .part.appealMail`Écrivez pour cela à
      ${link(c.say.appeals_email, 'mailto:')}.`} ${c.part
        .appealWays`Utilisez pour cela l’un des moyens indiqués dans la section
      « Comment présenter une demande » et précisez « Recours ».`} Nous répondons par écrit et de façon motivée. ${c
        .part.slow`Nous le faisons dans les 60 jours suivant la réception du recours.`} ${c.part
        .fast`Le délai de réponse est de 45 jours si vous vivez dans un État qui le prévoit
        (${c.and(us.stateNames(c, us.fastAppealLaws))}).`}`}

      ${c.part.authorities(prose`
        **Réclamation :** si le refus est maintenu, vous pouvez vous adresser au procureur général (« Attorney General ») ou à
        l’autorité de protection des consommateurs de votre État :

        ${items(us.stateAuthorities(c))}`)}`,
    it: (c) => prose`
      ## Richieste e riesame negli Stati degli USA

      ${c.part
        .how`**Richieste:** utilizzi una delle modalità della sezione «Come presentare una richiesta». Rispondiamo entro 45
      giorni dal ricevimento. Se necessario, proroghiamo il termine una sola volta di 45 giorni ${c.part
        .florida`(in Florida di 15
      giorni)`} e Le comunichiamo il motivo entro i primi 45 giorni. La richiesta è gratuita tutte le volte previste dal Suo Stato
      e almeno una volta ogni dodici mesi.`} ${c.part
        .email`Verifichiamo chi presenta la richiesta confrontando il suo indirizzo
      e-mail con quello che abbiamo registrato.`} ${c.part
        .login`Verifichiamo chi presenta la richiesta chiedendoLe di accedere al
      Suo account.`} ${c.part
        .details`Verifichiamo chi presenta la richiesta confrontando i dati che indica con quelli che abbiamo
      registrato.`} ${c.part.unchecked`Questa verifica non serve se Lei si oppone soltanto alla vendita, alla pubblicità o alla profilazione.`} ${c
        .part.agent`Se vive in ${c.or(us.stateNames(c, us.agentLaws))}, una persona da Lei autorizzata può
      esercitare l’opt-out per Suo conto; possiamo chiedere una prova dell’autorizzazione.`} ${c.part
        .equal`Non Le riserviamo un
      trattamento peggiore perché esercita questi diritti.`}

      ${c.part
        .appeal`**Riesame:** se respingiamo una richiesta, Le indichiamo i motivi. Può allora chiederci un riesame entro un
      termine ragionevole${c.part.exceptUtah`, salvo che viva nello Utah`}. ${c.part.appealMail`A tal fine scriva a ${link(c.say.appeals_email, 'mailto:')}.`} ${c
        .part
        .appealWays`A tal fine utilizzi una delle modalità della sezione «Come presentare una richiesta» e indichi
      «Riesame».`} Rispondiamo per iscritto e in modo motivato. ${c.part
        .slow`Il termine è di 60 giorni dal ricevimento della richiesta di riesame.`} ${c.part
        .fast`Se vive in ${c.or(us.stateNames(c, us.fastAppealLaws))}, il termine è di 45 giorni dal ricevimento.`}`}

      ${c.part.authorities(prose`
        **Reclamo:** se il rifiuto è confermato, può rivolgersi al procuratore generale («Attorney General») o all’autorità per i
        consumatori del Suo Stato:

        ${items(us.stateAuthorities(c))}`)}`,
    nl: (c) => prose`
      ## Verzoeken en herbeoordeling in Amerikaanse staten

      ${c.part
        .how`**Verzoeken:** gebruik een van de manieren in het onderdeel “Hoe u een verzoek indient”. Wij antwoorden binnen 45
      dagen na ontvangst. Zo nodig verlengen wij deze termijn één keer met 45 dagen ${c.part
        .florida`(in Florida met 15
      dagen)`} en noemen wij u binnen de eerste 45 dagen de reden. Verzoeken zijn kosteloos zo vaak als de wet van uw staat bepaalt, en ten minste één keer per twaalf maanden.`} ${c
        .part.email`Wij controleren wie het verzoek doet door het e-mailadres te vergelijken met het
      adres dat wij hebben opgeslagen.`} ${c.part
        .login`Wij controleren wie het verzoek doet door u te vragen in te loggen op uw
      account.`} ${c.part
        .details`Wij controleren wie het verzoek doet door uw opgave te vergelijken met de gegevens die wij hebben
      opgeslagen.`} ${c.part.unchecked`Deze controle is niet nodig als u alleen bezwaar maakt tegen verkoop, reclame of profilering.`} ${c
        .part
        .agent`Als u in ${c.or(us.stateNames(c, us.agentLaws))} woont, kan iemand die u daartoe hebt gemachtigd
      namens u van de opt-out gebruikmaken; wij kunnen om een bewijs van de machtiging vragen.`} ${c.part
        .equal`Wij behandelen u niet slechter omdat u deze rechten uitoefent.`}

      ${c.part
        .appeal`**Herbeoordeling:** wijzen wij een verzoek af, dan noemen wij u de redenen. U kunt dan binnen een redelijke
      termijn om herbeoordeling vragen${c.part.exceptUtah`, tenzij u in Utah woont`}. ${c.part
        .appealMail`Schrijf daarvoor aan
      ${link(c.say.appeals_email, 'mailto:')}.`} ${c.part
        .appealWays`Gebruik daarvoor een van de manieren in het onderdeel “Hoe u
      een verzoek indient” en vermeld “Herbeoordeling”.`} Wij antwoorden schriftelijk en met redenen. ${c.part
        .slow`Dat gebeurt binnen 60 dagen na ontvangst.`} ${c.part
        .fast`Als u in ${c.or(us.stateNames(c, us.fastAppealLaws))} woont, gebeurt dat binnen 45 dagen na ontvangst.`}`}

      ${c.part.authorities(prose`
        **Klacht:** blijft het bij de afwijzing, dan kunt u zich wenden tot de Attorney General (procureur-generaal) of de
        consumentenautoriteit van uw staat:

        ${items(us.stateAuthorities(c))}`)}`,
  },
});
