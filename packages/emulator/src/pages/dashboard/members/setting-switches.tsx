/** @jsxImportSource hono/jsx */
import { siteSettings } from '../../../shop/settings/site-settings.js';
import type { Markup } from '../../../kernel/markup.js';
import { switchButton } from '../layout/switch-button.js';
import { type View, pageUrl } from '../layout/view.js';

/** Settings that are switches, with their labels. */
export const settingLabels = {
  requireEmailVerification: 'Verify email addresses',
  requireOwnerApproval: 'Approve new members',
  requireCaptcha: 'Require a CAPTCHA',
  requireEmailFactor: 'Require a code at sign-in',
} as const;

/** Form with a switch for each sign-in setting. */
export function settingSwitches(view: View): Markup {
  const settings = siteSettings(view.tenant);
  return (
    <div class="actions">
      {Object.entries(settingLabels).map(([name, label]) => {
        const isOn = settings[name as keyof typeof settingLabels];
        return switchButton(pageUrl(view, 'settings'), label, isOn, { setting: name, value: String(!isOn) });
      })}
    </div>
  );
}
