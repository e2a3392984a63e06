import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import ts from 'typescript';

const shop = 'packages/emulator/src/shop';

/** Fields of the platform that have another form in the shop. */
const names = new Set([
  ...['formattedAmount', 'convertedAmount', 'original', 'translated'],
  ...['applicationError', 'validationError', 'fieldViolations'],
  ...['calculationErrors', 'carrierErrors', 'generalShippingCalculationError', 'selectedShippingOptionError'],
  ...['couponCalculationError', 'discountsCalculationError', 'taxCalculationError', 'membershipError'],
  ...['orderValidationErrors', 'priceUndetermined', 'consentRequiredPaymentPolicy', 'shown'],
  ...['customSettings', 'fromTemplate', 'eligibleMemberships', 'invalidMemberships', 'additionalData'],
  ...['regularPaymentDetails', 'giftcardPaymentDetails', 'membershipPaymentDetails', 'creditCardDetails'],
  ...['savedPaymentMethod', 'giftCardPaymentId', 'providerAppId', 'externalTransactionId', 'refundStatusInfo'],
  ...['paymentGatewayReasonCode', 'told'],
]);

/** Whether a node is an identifier or a text that names a field. @param {ts.Node} node */
const isName = (node) => (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) && names.has(node.text);

/**
 * Finds names of the platform's fields in the code of the emulator's shop, without tests and comments.
 *
 * @param {string} root - The repository, or a folder that looks like it.
 * @returns {string[]} Path and name of each.
 */
export function formatNames(root) {
  const files = readdirSync(join(root, shop), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const text = readFileSync(join(root, shop, file), 'utf8');
      /** @type {string[]} */
      const found = [];
      /** @param {ts.Node} node */
      const visit = (node) => {
        if (isName(node)) found.push(`${shop}/${file}: ${/** @type {ts.Identifier} */ (node).text}`);
        ts.forEachChild(node, visit);
      };
      visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
      return found;
    });
}
