// Makes the bucket that MEDIA_URL names, unless it is there.
import { CreateBucketCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3';

const url = new URL(process.env.MEDIA_URL);
const client = new S3Client({
  endpoint: url.searchParams.get('endpoint'),
  region: url.searchParams.get('region') ?? 'us-east-1',
  forcePathStyle: true,
});

const bucket = { Bucket: url.host };
const isThere = await client.send(new HeadBucketCommand(bucket)).then(
  () => true,
  (error) => {
    if (error.$metadata?.httpStatusCode !== 404) throw error;
    return false;
  },
);
if (!isThere) await client.send(new CreateBucketCommand(bucket));
process.stdout.write(`The bucket ${url.host} is ${isThere ? 'there' : 'made'}.\n`);
