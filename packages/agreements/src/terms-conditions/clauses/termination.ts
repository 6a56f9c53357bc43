import { has, prose } from '../../document/authoring.ts';
import { sellsAnything } from '../conditions.ts';
import { clause } from './clause.ts';

/** §§ 314, 308 no. 3 BGB; Annex 1(f) and (g) UCTD: serious reason or reasonable notice; Art. 20 DSA complaint is in tc.dsa; Art. 4 P2B in tc.p2b. Prepaid money goes back where the end is not the user's fault. */
export const termination = clause({
  id: 'tc.termination',
  version: 2,
  parts: {
    paid: { meets: [], when: (a) => sellsAnything(a) },
    plans: { meets: [], when: (a) => has(a.sells, 'subscriptions') },
    abuse: { meets: [], when: (a) => a.suspend_breach !== 'no' },
  },
  text: {
    de: (c) => prose`
      ## Ende des Vertrags und Sperrung

      Einen Vertrag auf unbestimmte Zeit ohne Entgelt können Sie jederzeit beenden. Wir können ihn mit einer Frist von 30 Tagen beenden. ${c.part.plans`Für Abonnements gilt der Abschnitt über die Kündigung.`}

      ${c.part.abuse`Verstoßen Sie erheblich gegen diese Bedingungen oder das Recht, dürfen wir Inhalte sperren, den Zugang vorübergehend aussetzen oder den Vertrag aus wichtigem Grund beenden. Wir wählen das mildeste Mittel, nennen Ihnen den Grund und geben Ihnen vorher Gelegenheit zur Abhilfe, soweit der Verstoß nicht so schwer ist, dass Abwarten unzumutbar wäre.`}

      Das Recht beider Seiten zur Kündigung aus wichtigem Grund bleibt. ${c.part.paid`Endet der Vertrag nicht durch Ihr Verschulden, erstatten wir im Voraus Gezahltes für die nicht genutzte Zeit.`}`,
    en: (c) => prose`
      ## End of the contract and suspension

      You can end a contract that is free of charge and has no fixed term at any time. We can end it with 30 days’ notice. ${c.part.plans`Subscriptions follow the section on cancellation.`}

      ${c.part.abuse`If you seriously breach these terms or the law, we may block content, suspend access for a time or end the contract for good cause. We choose the mildest means, tell you the reason and give you a chance to put things right first, unless the breach is so grave that waiting would be unreasonable.`}

      The right of both sides to end the contract for good cause remains. ${c.part.paid`If the contract ends without your fault, we refund what was paid in advance for the time not used.`}`,
    es: (c) => prose`
      ## Fin del contrato y suspensión

      Usted puede terminar en todo momento un contrato gratuito de duración indefinida. Nosotros podemos terminarlo con un preaviso de 30 días. ${c.part.plans`Las suscripciones se rigen por el apartado sobre la cancelación.`}

      ${c.part.abuse`Si usted incumple gravemente estas condiciones o la ley, podemos bloquear contenidos, suspender el acceso temporalmente o resolver el contrato por causa justificada. Elegimos el medio menos gravoso, le decimos el motivo y le damos antes la ocasión de corregirlo, salvo que la gravedad no permita esperar.`}

      Subsiste el derecho de ambas partes a resolver por causa justificada. ${c.part.paid`Si el contrato termina sin culpa suya, devolvemos lo pagado por adelantado por el tiempo no disfrutado.`}`,
    fr: (c) => prose`
      ## Fin du contrat et suspension

      Vous pouvez mettre fin à tout moment à un contrat gratuit à durée indéterminée. Nous pouvons y mettre fin avec un préavis de 30 jours. ${c.part.plans`Les abonnements suivent la section sur la résiliation.`}

      ${c.part.abuse`Si vous enfreignez gravement ces conditions ou la loi, nous pouvons bloquer des contenus, suspendre l’accès pour un temps ou résilier le contrat pour motif grave. Nous choisissons la mesure la moins sévère, vous en donnons la raison et vous laissons d’abord la possibilité d’y remédier, sauf si la gravité ne permet pas d’attendre.`}

      Le droit des deux parties de résilier pour motif grave demeure. ${c.part.paid`Si le contrat prend fin sans faute de votre part, nous remboursons ce qui a été payé d’avance pour la période non utilisée.`}`,
    it: (c) => prose`
      ## Fine del contratto e sospensione

      Lei può sciogliere in ogni momento un contratto gratuito a tempo indeterminato. Noi possiamo scioglierlo con un preavviso di 30 giorni. ${c.part.plans`Gli abbonamenti seguono la sezione sulla disdetta.`}

      ${c.part.abuse`Se Lei viola gravemente queste condizioni o la legge, possiamo bloccare contenuti, sospendere l’accesso per un periodo o risolvere il contratto per giusta causa. Scegliamo il mezzo più lieve, Le comunichiamo il motivo e Le diamo prima modo di rimediare, salvo che la gravità non consenta di attendere.`}

      Resta il diritto di entrambe le parti di sciogliere il contratto per giusta causa. ${c.part.paid`Se il contratto finisce senza Sua colpa, rimborsiamo quanto pagato in anticipo per il tempo non goduto.`}`,
    nl: (c) => prose`
      ## Einde van de overeenkomst en opschorting

      U kunt een gratis overeenkomst voor onbepaalde tijd altijd beëindigen. Wij kunnen haar beëindigen met een opzegtermijn van 30 dagen. ${c.part.plans`Voor abonnementen geldt het onderdeel over opzegging.`}

      ${c.part.abuse`Schendt u deze voorwaarden of de wet ernstig, dan mogen wij inhoud blokkeren, de toegang tijdelijk opschorten of de overeenkomst om een gewichtige reden beëindigen. Wij kiezen het lichtste middel, noemen u de reden en geven u eerst de kans het te herstellen, tenzij de schending zo ernstig is dat wachten onredelijk zou zijn.`}

      Het recht van beide partijen om de overeenkomst om een gewichtige reden te beëindigen blijft bestaan. ${c.part.paid`Eindigt de overeenkomst zonder uw schuld, dan betalen wij terug wat vooraf is betaald voor de niet gebruikte tijd.`}`,
  },
});
