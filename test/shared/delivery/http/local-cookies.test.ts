import { describe, expect, test } from '@jest/globals';
import { DEVICE_COOKIE, FORM_COOKIE, SESSION_COOKIE } from '../../../../src/shared/delivery/http/cookies.js';
import { plainCopy, withSecureNames } from '../../../../src/shared/delivery/http/local-cookies.js';

describe('a cookie on plain http', () => {
  test('goes out a second time under a plain name, without Secure and as long', () => {
    expect(plainCopy(`${SESSION_COOKIE}=pbs_x; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax`)).toBe(
      'briefings.session_token=pbs_x; Max-Age=60; Path=/; HttpOnly; SameSite=Lax',
    );
  });

  test('is dropped under both names', () => {
    expect(plainCopy(`${DEVICE_COOKIE}=; Max-Age=0; Path=/; Secure`)).toBe('briefings.device=; Max-Age=0; Path=/');
  });

  test('of somebody else goes out once', () => {
    expect(plainCopy('other=1; Path=/')).toBeNull();
  });

  test('is read under the name that the browser has kept, and the Secure one wins', () => {
    expect(withSecureNames('briefings.form=a; x=1')).toBe(`briefings.form=a; x=1; ${FORM_COOKIE}=a`);
    expect(withSecureNames(`${FORM_COOKIE}=b; briefings.form=a`)).toBe(`${FORM_COOKIE}=b; briefings.form=a`);
    expect(withSecureNames('x=1')).toBe('x=1');
  });

  test('header with very many cookies is read in linear time', () => {
    const many = 'a=1; '.repeat(4_000);
    expect(withSecureNames(many).length).toBe(many.length);
  });
});
