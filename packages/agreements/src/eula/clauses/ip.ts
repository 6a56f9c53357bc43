import { prose } from '../../document/authoring.ts';
import { isBoughtForGood } from '../conditions.ts';
import { clause } from './clause.ts';

// A copy paid for and kept for good is sold (CJEU C-128/11, UsedSoft): there the slogan would be untrue.
export const ip = clause({
  id: 'eu.ip',
  version: 2,
  parts: {
    licensed: { meets: ['practice-eu-ip'], when: (a) => !isBoughtForGood(a) },
    owned: { meets: ['practice-eu-ip'] },
  },
  text: {
    de: (c) => prose`
      ## Rechte an der Software

      ${c.part.licensed`Die Software wird lizenziert, nicht verkauft.`} ${c.part.owned`Die Schutzrechte an der Software werden Ihnen nicht übertragen. Alle Rechte, die dieser Vertrag Ihnen nicht einräumt, bleiben bei uns und bei den Rechteinhabern der Bestandteile.`} Was Sie mit der Software erstellen, gehört Ihnen.`,
    en: (c) => prose`
      ## Rights in the software

      ${c.part.licensed`The software is licensed, not sold.`} ${c.part.owned`The intellectual property rights in the software are not transferred to you. All rights that this agreement does not grant you remain with us and with the owners of the components.`} What you make with the software is yours.`,
    es: (c) => prose`
      ## Derechos sobre el software

      ${c.part.licensed`Le concedemos una licencia sobre el software; no se lo vendemos.`} ${c.part.owned`No le transmitimos los derechos de propiedad intelectual sobre el software. Todos los derechos que este contrato no le concede siguen siendo nuestros y de los titulares de los componentes.`} Lo que usted cree con el software es suyo.`,
    fr: (c) => prose`
      ## Droits sur le logiciel

      ${c.part.licensed`Le logiciel est concédé sous licence et non vendu.`} ${c.part.owned`Les droits de propriété intellectuelle sur le logiciel ne vous sont pas transférés. Tous les droits que le présent contrat ne vous accorde pas restent réservés à nous et aux titulaires des composants.`} Ce que vous créez avec le logiciel vous appartient.`,
    it: (c) => prose`
      ## Diritti sul software

      ${c.part.licensed`Il software è concesso in licenza, non venduto.`} ${c.part.owned`I diritti di proprietà intellettuale sul software non Le sono trasferiti. Tutti i diritti che questo contratto non Le concede restano nostri e dei titolari dei componenti.`} Ciò che crea con il software è Suo.`,
    nl: (c) => prose`
      ## Rechten op de software

      ${c.part.licensed`De software wordt in licentie gegeven, niet verkocht.`} ${c.part.owned`De intellectuele-eigendomsrechten op de software worden niet aan u overgedragen. Alle rechten die deze overeenkomst u niet geeft, blijven bij ons en bij onze licentiegevers.`} Wat u met de software maakt, is van u.`,
  },
});
