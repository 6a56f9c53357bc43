import { has, prose } from '../../document/authoring.ts';
import { businessesToo, isMarketplace, sellsAnything } from '../conditions.ts';
import { clause } from './clause.ts';

/**
 * §§ 314, 308 no. 3 BGB; Annex 1(f) and (g) UCTD: serious reason or reasonable notice; s. 11.3 Quebec CPA: 60 days; Art. 20 DSA
 * complaint is in tc.dsa; Arts 3 and 4 P2B in tc.sellers. Prepaid money goes back where we end the contract, whatever the
 * reason: damages are another matter (§ 309 nos. 5 and 6 BGB). Who cancels a subscription finds its end in tc.cancel.
 */
export const termination = clause({
  id: 'tc.termination',
  version: 3,
  parts: {
    quebec: { meets: [], when: (a) => has(a.laws, 'ca_consumer') },
    sellers: { meets: [], when: (a) => isMarketplace(a) && businessesToo(a) && has(a.laws, 'eu_p2b') },
    plans: { meets: [], when: (a) => has(a.sells, 'subscriptions') },
    suspension: { meets: [], when: (a) => a.suspend_breach !== 'no' },
    abuse: { meets: [], when: (a) => a.suspend_breach !== 'no' },
    paid: { meets: [], when: (a) => sellsAnything(a) },
  },
  text: {
    de: (c) => prose`
      ## Ende des Vertrags ${c.part.suspension`und Sperrung`}

      Einen Vertrag auf unbestimmte Zeit ohne Entgelt können Sie jederzeit beenden. Wir können ihn mit einer Frist von 30 Tagen beenden${c.part.quebec`, gegenüber Verbrauchern in Québec schriftlich mit einer Frist von 60 Tagen`}. ${c.part.sellers`Für Verkäufer, die Unternehmer sind, gilt stattdessen der Abschnitt über Verkäufer.`} ${c.part.plans`Für Abonnements gilt der Abschnitt über die Kündigung.`}

      ${c.part.abuse`Verstoßen Sie erheblich gegen diese Bedingungen oder das Recht, dürfen wir Inhalte sperren, den Zugang vorübergehend aussetzen oder den Vertrag aus wichtigem Grund beenden. Wir wählen das mildeste Mittel, nennen Ihnen den Grund und geben Ihnen vorher Gelegenheit zur Abhilfe, soweit der Verstoß nicht so schwer ist, dass Abwarten unzumutbar wäre.`}

      Das Recht beider Seiten zur Kündigung aus wichtigem Grund bleibt. ${c.part.paid`Beenden wir einen Vertrag vor dem Ende des bezahlten Zeitraums oder kündigen Sie aus wichtigem Grund, erstatten wir, was für die Zeit danach im Voraus gezahlt wurde; Ansprüche auf Schadensersatz bleiben unberührt.`}`,
    en: (c) => prose`
      ## End of the contract ${c.part.suspension`and suspension`}

      You can end a contract that is free of charge and has no fixed term at any time. We can end it with 30 days’ notice${c.part.quebec`, towards consumers in Quebec with 60 days’ notice in writing`}. ${c.part.sellers`For sellers who are business users the section on sellers applies instead.`} ${c.part.plans`Subscriptions follow the section on cancelling them.`}

      ${c.part.abuse`If you seriously breach these terms or the law, we may block content, suspend access for a time or end the contract for good cause. We choose the mildest means, tell you the reason and give you a chance to put things right first, unless the breach is so grave that waiting would be unreasonable.`}

      The right of both sides to end the contract for good cause remains. ${c.part.paid`If we end a contract before the end of the period paid for, or if you end it for good cause, we refund what was paid in advance for the time after that; claims for damages remain.`}`,
    es: (c) => prose`
      ## Fin del contrato ${c.part.suspension`y suspensión`}

      Usted puede poner fin en cualquier momento a un contrato gratuito de duración indefinida. Nosotros podemos ponerle fin con un preaviso de 30 días ${c.part.quebec`y, frente a los consumidores de Quebec, con un preaviso por escrito de 60 días`}. ${c.part.sellers`Para los vendedores que son usuarios profesionales rige en su lugar el apartado sobre los vendedores.`} ${c.part.plans`Las suscripciones se rigen por el apartado sobre la cancelación.`}

      ${c.part.abuse`Si usted incumple gravemente estas condiciones o la ley, podemos bloquear contenidos, suspender el acceso temporalmente o resolver el contrato por causa justificada. Elegimos el medio menos gravoso, le decimos el motivo y le damos antes la ocasión de corregirlo, salvo que la gravedad no permita esperar.`}

      Subsiste el derecho de ambas partes a resolver por causa justificada. ${c.part.paid`Si ponemos fin a un contrato antes de que acabe el periodo pagado, o si lo resuelve usted por causa justificada, devolvemos lo pagado por adelantado por el tiempo posterior; se mantienen los derechos a indemnización.`}`,
    fr: (c) => prose`
      ## Fin du contrat ${c.part.suspension`et suspension`}

      Vous pouvez mettre fin à tout moment à un contrat gratuit à durée indéterminée. Nous pouvons y mettre fin avec un préavis de 30 jours${c.part.quebec`, par écrit et avec un préavis de 60 jours à l’égard des consommateurs du Québec`}. ${c.part.sellers`Pour les vendeurs qui sont des utilisateurs professionnels s’applique à la place la section sur les vendeurs.`} ${c.part.plans`Les abonnements suivent la section sur la résiliation.`}

      ${c.part.abuse`Si vous enfreignez gravement ces conditions ou la loi, nous pouvons bloquer des contenus, suspendre l’accès pour un temps ou résilier le contrat pour manquement suffisamment grave. Nous choisissons la mesure la moins sévère, vous en donnons la raison et vous laissons d’abord la possibilité d’y remédier, sauf si la gravité ne permet pas d’attendre.`}

      Le droit des deux parties de résilier pour manquement suffisamment grave demeure. ${c.part.paid`Si nous mettons fin à un contrat avant la fin de la période payée, ou si vous le résiliez pour manquement suffisamment grave, nous remboursons ce qui a été payé d’avance pour la période postérieure ; les droits à des dommages et intérêts demeurent.`}`,
    it: (c) => prose`
      ## Fine del contratto ${c.part.suspension`e sospensione`}

      Lei può recedere in ogni momento da un contratto gratuito a tempo indeterminato. Noi possiamo recedere con un preavviso di 30 giorni${c.part.quebec`, nei confronti dei consumatori del Québec per iscritto con un preavviso di 60 giorni`}. ${c.part.sellers`Ai venditori che sono utenti professionali si applica invece la sezione sui venditori.`} ${c.part.plans`Gli abbonamenti seguono la sezione sulla disdetta.`}

      ${c.part.abuse`Se Lei viola gravemente queste condizioni o la legge, possiamo bloccare contenuti, sospendere l’accesso per un periodo o recedere dal contratto per giusta causa. Scegliamo il mezzo più lieve, Le comunichiamo il motivo e Le diamo prima modo di rimediare, salvo che la gravità non consenta di attendere.`}

      Resta fermo il diritto di entrambe le parti di recedere dal contratto per giusta causa. ${c.part.paid`Se poniamo fine a un contratto prima della fine del periodo pagato, o se Lei recede per giusta causa, rimborsiamo quanto pagato in anticipo per il periodo successivo; restano ferme le pretese risarcitorie.`}`,
    nl: (c) => prose`
      ## Einde van de overeenkomst ${c.part.suspension`en opschorting`}

      U kunt een gratis overeenkomst voor onbepaalde tijd altijd beëindigen. Wij kunnen haar beëindigen met een opzegtermijn van 30 dagen${c.part.quebec`, tegenover consumenten in Quebec schriftelijk met een termijn van 60 dagen`}. ${c.part.sellers`Voor verkopers die zakelijke gebruiker zijn, geldt in plaats daarvan het onderdeel over verkopers.`} ${c.part.plans`Voor abonnementen geldt het onderdeel over opzegging.`}

      ${c.part.abuse`Schendt u deze voorwaarden of de wet ernstig, dan mogen wij inhoud blokkeren, de toegang tijdelijk opschorten of de overeenkomst om een gewichtige reden beëindigen. Wij kiezen het lichtste middel, noemen u de reden en geven u eerst de kans het te herstellen, tenzij de schending zo ernstig is dat wachten onredelijk zou zijn.`}

      Het recht van beide partijen om de overeenkomst om een gewichtige reden te beëindigen blijft bestaan. ${c.part.paid`Beëindigen wij een overeenkomst vóór het einde van de betaalde periode of beëindigt u haar om een gewichtige reden, dan betalen wij terug wat vooraf is betaald voor de tijd daarna; aanspraken op schadevergoeding blijven bestaan.`}`,
  },
});
