import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

export const ip = clause({
  id: 'eu.ip',
  version: 1,
  parts: {
    owned: { meets: ['practice-eu-ip'] },
  },
  text: {
    de: (c) => prose`
      ## Rechte an der Software

      ${c.part.owned`Die Software wird lizenziert, nicht verkauft. Alle Rechte an ihr, die dieser Vertrag Ihnen nicht einräumt, bleiben bei uns und bei denen, von denen wir Bestandteile haben.`} Was Sie mit der Software erstellen, gehört Ihnen.`,
    en: (c) => prose`
      ## Rights in the software

      ${c.part.owned`The software is licensed, not sold. All rights in it that this agreement does not grant you remain with us and with those from whom we have components.`} What you make with the software is yours.`,
    es: (c) => prose`
      ## Derechos sobre el software

      ${c.part.owned`El software se licencia, no se vende. Todos los derechos sobre él que este contrato no le concede siguen siendo nuestros y de quienes nos han proporcionado componentes.`} Lo que usted cree con el software es suyo.`,
    fr: (c) => prose`
      ## Droits sur le logiciel

      ${c.part.owned`Le logiciel est concédé sous licence et non vendu. Tous les droits que le présent contrat ne vous accorde pas restent les nôtres et ceux des titulaires dont nous tenons des composants.`} Ce que vous créez avec le logiciel vous appartient.`,
    it: (c) => prose`
      ## Diritti sul software

      ${c.part.owned`Il software è concesso in licenza, non venduto. Tutti i diritti che questo contratto non Le concede restano nostri e di coloro da cui abbiamo ottenuto componenti.`} Ciò che crea con il software è Suo.`,
    nl: (c) => prose`
      ## Rechten op de software

      ${c.part.owned`De software wordt in licentie gegeven, niet verkocht. Alle rechten die deze overeenkomst u niet geeft, blijven bij ons en bij degenen van wie wij onderdelen hebben.`} Wat u met de software maakt, is van u.`,
  },
});
