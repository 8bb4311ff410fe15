import { describe, expect, test } from '@jest/globals';

import {
  AddressGuard,
  ForbiddenAddress,
  ForbiddenPort,
  portOf,
} from '../../../../src/shared/outbound/network/address-guard.js';

const guard = new AddressGuard([]);

describe('the address guard', () => {
  test.each(['8.8.8.8', '93.184.216.34', '2606:4700::1111', '2a00:1450::1'])('allows %s', (address) => {
    expect(guard.allows(address)).toBe(true);
  });

  test.each(
    `168.63.129.16 ::ffff:168.63.129.16 192.88.99.1 100.100.100.200 127.0.0.1 127.8.9.10 10.1.2.3 172.16.0.1 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 192.0.0.192 192.0.2.1
     198.18.0.1 224.0.0.1 240.0.0.1 255.255.255.255 ::1 :: fe80::1 fd00:ec2::254 ff02::1 ::ffff:127.0.0.1 ::ffff:7f00:1
     ::127.0.0.1 64:ff9b::7f00:1 64:ff9b:1::7f00:1 2002:7f00:1:: 2001:db8::1 2001:0:1::1 fec0::1 100::1 5f00::1 nonsense`.split(
      /\s+/,
    ),
  )('refuses %s', (address) => {
    expect(guard.allows(address)).toBe(false);
  });

  test('allows the private ranges that the operator allowed, and no others', () => {
    const home = new AddressGuard(['127.0.0.0/8', 'fd00::/8']);
    expect(['127.0.0.1', '::ffff:127.0.0.1', 'fd00::1', '::1', '10.0.0.1'].map((ip) => home.allows(ip))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  test('refuses a host with a public and a private address, or with none', () => {
    const answer = (...addresses: string[]) => addresses.map((address) => ({ address, family: 4 }));
    expect(() => guard.check(answer('8.8.8.8', '10.0.0.5'), 443)).toThrow(ForbiddenAddress);
    expect(() => guard.check(answer(), 443)).toThrow(ForbiddenAddress);
    expect(() => guard.check(answer('8.8.8.8', '9.9.9.9'), 443)).not.toThrow();
  });

  test('refuses a private IPv6 literal in brackets', () => {
    expect(() => guard.checkLiteral(new URL('http://[::1]'))).toThrow(ForbiddenAddress);
    expect(() => guard.checkLiteral(new URL('http://example.org'))).not.toThrow();
  });

  const at = (address: string) => [{ address, family: 4 }];

  test.each([80, 443, 8080, 8443, 3000])('lets web servers be at port %s', (port) => {
    expect(() => guard.check(at('8.8.8.8'), port)).not.toThrow();
  });

  test.each([1, 22, 25, 5432, 6379, 11_211, 49_152, 65_535])('looks for no web server at port %s', (port) => {
    expect(() => guard.check(at('8.8.8.8'), port)).toThrow(ForbiddenPort);
    expect(() => guard.checkLiteral(new URL(`http://8.8.8.8:${port}/`))).toThrow(ForbiddenPort);
  });

  test('takes the ports that the operator names instead', () => {
    const odd = new AddressGuard([], [1200]);
    expect(() => odd.check(at('8.8.8.8'), 1200)).not.toThrow();
    expect(() => odd.check(at('8.8.8.8'), 80)).toThrow(ForbiddenPort);
  });

  test('asks private ranges that are allowed at any port, and a private address that is not allowed at none', () => {
    const home = new AddressGuard(['127.0.0.0/8']);
    expect(() => home.check(at('127.0.0.1'), 5432)).not.toThrow();
    expect(() => home.check(at('10.0.0.1'), 443)).toThrow(ForbiddenAddress);
    expect(() => home.check([...at('127.0.0.1'), ...at('8.8.8.8')], 5432)).toThrow(ForbiddenPort);
  });

  test('knows the port of an address that names none', () => {
    const ports = ['http://a.example', 'https://a.example', 'https://a.example:8443'].map((url) =>
      portOf(new URL(url)),
    );
    expect(ports).toEqual([80, 443, 8443]);
  });
});
