import { describe, expect, test } from '@jest/globals';
import { s3LocationOf } from '../../src/config/s3-location.js';

describe('the location of media in MEDIA_URL', () => {
  test('is a bucket at Amazon, or anywhere else with an endpoint, where the bucket stands in the path', () => {
    expect(s3LocationOf('s3://briefings')).toEqual({
      bucket: 'briefings',
      prefix: '',
      endpoint: null,
      region: null,
      pathStyle: false,
    });
    expect(s3LocationOf('s3://my.media/team_1/a/?endpoint=http://127.0.0.1:9000&region=eu-west-1')).toEqual({
      bucket: 'my.media',
      prefix: 'team_1/a/',
      endpoint: 'http://127.0.0.1:9000/',
      region: 'eu-west-1',
      pathStyle: true,
    });
    expect(s3LocationOf('s3://briefings?endpoint=https://s3.example.org&path_style=false').pathStyle).toBe(false);
  });

  test.each([
    ['https://briefings', 'must begin with s3://'],
    ['briefings', 'must begin with s3://'],
    ['s3://', 'must name a bucket'],
    ['s3://My_Bucket', 'must name a bucket'],
    ['s3://briefings:9000/x', 'must name a bucket'],
    ['s3://briefings/a//b', 'must have a prefix'],
    ['s3://briefings/a%20b', 'must have a prefix'],
    ['s3://briefings?path_style=yes', 'must have path_style true or false'],
    ['s3://briefings?endpoint=127.0.0.1:9000', 'must have an endpoint that is an http or https URL'],
    ['s3://briefings?endpoint=https://x.org/?a=b', 'must have an endpoint that is an http or https URL'],
    ['s3://briefings?versions=3', 'has an unknown parameter "versions"'],
    ['s3://briefings?region=a&region=b', 'has the parameter "region" twice'],
  ])('is refused for %s because it %s', (url, why) => {
    expect(() => s3LocationOf(url)).toThrow(why);
  });

  test.each([
    's3://AKIA:hush-hush@briefings/x',
    's3://briefings?endpoint=https://AKIA:hush-hush@x.org',
    's3://briefings?access_key=hush-hush',
    's3://briefings?AWS_SECRET_ACCESS_KEY=hush-hush',
  ])('refuses credentials in %s, says where they belong and does not repeat them', (url) => {
    expect(() => s3LocationOf(url)).toThrow('they belong in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
    expect(() => s3LocationOf(url)).not.toThrow('hush-hush');
  });
});
