import { describe, expect, test } from '@jest/globals';
import { AnonymousRegistrationRequest } from '../../../../../src/identity/access/adapters/http/anonymous-registration.dto.js';
import { SkillPairRequest } from '../../../../../src/identity/access/adapters/http/skill-pair.dto.js';
import { SkillTokenRequest } from '../../../../../src/identity/access/adapters/http/skill-token.dto.js';
import { RedeemCode } from '../../../../../src/identity/access/application/commands/redeem-code.js';
import { RedeemPairing } from '../../../../../src/identity/access/application/commands/redeem-pairing.js';
import { RegisterAnonymousCaller } from '../../../../../src/identity/access/application/commands/register-anonymous-caller.js';
import { StartPairing } from '../../../../../src/identity/access/application/commands/start-pairing.js';
import { compileDto } from '../../../../../src/shared/delivery/http/validation/compiled-dto.js';
import { InvalidRequest } from '../../../../../src/shared/kernel/domain-error.js';

const visit = { address: '192.0.2.1' };

describe('The body of auth/skill/token', () => {
  const take = compileDto(SkillTokenRequest);

  test('redeems a pairing, or the code of a browser', () => {
    expect(take({ device_code: 'd' }).toCommand(visit)).toStrictEqual(new RedeemPairing('d', visit));
    const code = { code: 'c', code_verifier: 'v' };
    expect(take(code).toCommand(visit)).toStrictEqual(new RedeemCode('c', 'v', visit));
  });

  test.each([
    {},
    { code: 'c' },
    { code_verifier: 'v' },
    { device_code: 'd', code: 'c' },
    { device_code: 'd', code_verifier: 'v' },
    { device_code: 'd', code: 'c', code_verifier: 'v' },
  ])('is a pairing or the code of a browser, and not %j', (body) => {
    expect(() => take(body)).toThrow(
      new InvalidRequest('The body must have either device_code, or code and code_verifier.'),
    );
  });
});

describe('The body of auth/skill/anonymous', () => {
  test.each(['{}', '{"client_name": "  "}', '{"__proto__": {"client_name": "Eve"}, "constructor": {"name": 1}}'])(
    'gives the agent no name when it is %s',
    (json) => {
      const command = compileDto(AnonymousRegistrationRequest)(JSON.parse(json)).toCommand(visit);
      expect(command).toStrictEqual(new RegisterAnonymousCaller(null, visit));
    },
  );
});

describe('The body of auth/skill/pair', () => {
  test('starts a pairing for whom it names, without spaces around the name', () => {
    const command = compileDto(SkillPairRequest)({ client_name: ' My agent ' }).toCommand(null);
    expect(command).toStrictEqual(new StartPairing({ agentName: 'My agent', bearer: null, claimToken: null }));
  });
});
